/** The first letter of each name that is not taken yet; else a figure. */
export function lettersOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = [...name.toUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const letter = letters.find((candidate) => !taken.has(candidate)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}
