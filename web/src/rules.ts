/** The rules as served: sections with clauses; a clause is a line `- B6.1 **Title.** text`. */
export type Clause = { id: string; title: string; text: string };
export type Section = { title: string; intro: string[]; clauses: Clause[] };

const CLAUSE = /^- ([A-Z]\d+v?(?:\.\d+)*) \*\*(.+?)\*\*\s*(.*)$/u;

export function readRules(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const line of markdown.split("\n")) {
    const heading = /^##\s+(.*)$/u.exec(line)?.[1];
    if (heading !== undefined) {
      sections.push({ title: heading, intro: [], clauses: [] });
      continue;
    }
    const section = sections.at(-1);
    if (section === undefined) {
      continue;
    }
    const clause = CLAUSE.exec(line);
    if (clause) {
      section.clauses.push({
        id: clause[1] ?? "",
        title: (clause[2] ?? "").replace(/\.$/u, ""),
        text: clause[3] ?? "",
      });
    } else if (line.trim() !== "") {
      continueText(section, line);
    }
  }
  return sections;
}

function continueText(section: Section, line: string): void {
  const last = section.clauses.at(-1);
  if (last !== undefined && /^\s+/u.test(line)) {
    last.text += ` ${line.trim()}`;
  } else {
    section.intro.push(line.replace(/^[-|]\s*/u, "").replace(/\*\*/gu, ""));
  }
}

/** The clauses that hold every word of the search, by id, title or text. */
export function searchRules(sections: readonly Section[], wanted: string): Section[] {
  const needles = fold(wanted).split(/\s+/u).filter(Boolean);
  if (needles.length === 0) {
    return [...sections];
  }
  return sections
    .map((section) => ({
      ...section,
      intro: [],
      clauses: section.clauses.filter((clause) => {
        const hay = fold(`${clause.id} ${clause.title} ${clause.text}`);
        return needles.every((needle) => hay.includes(needle));
      }),
    }))
    .filter((section) => section.clauses.length > 0);
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Plain text with references to clauses cut out, so that they can be links. */
export function withLinks(text: string): { text: string; clause?: string }[] {
  return text
    .replace(/\*\*|`/gu, "")
    .split(/(\b[A-Z]\d+v?(?:\.\d+)+\b)/u)
    .filter((piece) => piece !== "")
    .map((piece) => (/^[A-Z]\d+v?(\.\d+)+$/u.test(piece) ? { text: piece, clause: piece } : { text: piece }));
}
