/** A day as people of a language write it. */
export function dayWords(day: string, language: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: "long", timeZone: "UTC" });
}
