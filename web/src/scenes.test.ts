import { expect, test } from "vitest";
import { Scenes } from "./scenes";
import type { Scene } from "./wire";

const LAST = 300;

function library(page = LAST): { scenes: Scenes; asked: number[][] } {
  const asked: number[][] = [];
  const scenes = new Scenes((seq, seat, most) => {
    asked.push([seq, seat, most]);
    const count = Math.min(most, page, LAST + 1 - seq);
    return Promise.resolve(
      Array.from({ length: count }, (_, index) => ({ seq: seq + index, last: LAST }) as Scene),
    );
  });
  return { scenes, asked };
}

test("playing a game through asks for many moments at a time", async () => {
  const { scenes, asked } = library();
  for (let seq = 0; seq <= LAST; seq += 1) {
    expect((await scenes.at(seq, 0, true)).seq).toBe(seq);
  }
  expect(asked.length).toBe(6);
});

test("so does going back", async () => {
  const { scenes, asked } = library();
  for (let seq = LAST; seq >= 0; seq -= 1) {
    expect((await scenes.at(seq, 0, true)).seq).toBe(seq);
  }
  expect(asked.length).toBeLessThanOrEqual(7);
});

test("an answer that was full before the moment wanted is asked again", async () => {
  const { scenes } = library(5);
  await scenes.at(LAST, 0, true);
  expect((await scenes.at(200, 0, true)).seq).toBe(200);
});

test("another reader sees another past", async () => {
  const { scenes, asked } = library();
  await scenes.at(3, 0, false);
  await scenes.at(3, 1, false);
  await scenes.at(3, 1, true);
  expect(asked.length).toBe(3);
});
