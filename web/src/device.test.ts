import { describe, expect, it } from "vitest";
import { Device } from "./device.svelte";

const state = (device: Device): [number, boolean] => [device.shown, device.covered];

describe("device", () => {
  it("shows my only seat at once and stays there", () => {
    const device = new Device();
    device.turn([2], 0, false);
    expect(state(device)).toEqual([2, false]);
    device.turn([2], 2, false);
    expect(state(device)).toEqual([2, false]);
  });

  it("is covered before it shows another hand of mine", () => {
    const device = new Device();
    device.turn([0, 1], 0, false);
    expect(state(device)).toEqual([0, true]);
    device.covered = false;
    device.turn([0, 1], 0, false);
    expect(state(device)).toEqual([0, false]);
    device.cover([0, 1], 1, false);
    expect(state(device)).toEqual([0, true]);
    device.turn([0, 1], 1, false);
    expect(state(device)).toEqual([1, true]);
  });

  it("is covered while a bot is asked", () => {
    const device = new Device();
    device.turn([0, 1], 0, false);
    device.covered = false;
    device.turn([0, 1], 2, false);
    expect(state(device)).toEqual([0, true]);
  });

  it("hides nothing at the end", () => {
    const device = new Device();
    device.turn([0, 1], -1, true);
    expect(state(device)).toEqual([0, false]);
  });
});
