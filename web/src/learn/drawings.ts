/** The drawings of the sheets that are loaded, by the entry of the glossary they stand for. */
import { signOf } from "./signs";

export function drawings(): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id } of document.querySelectorAll(".sheet symbol[id]")) {
    const sign = signOf(id);
    if (sign && !found.has(sign)) {
      found.set(sign, id);
    }
  }
  return found;
}
