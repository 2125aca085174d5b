/** What somebody else than the matcher chose for the needs of a brief; each item has been held against the brief before. */
export type Choice = {
  /** Who chose, for the source of parts that are nobody else's. */
  model: string
  /** By the id of a statement: what answers it, by the id of a capability or a control, or the name of a part of its own. */
  answers: { statement: string; card: string | undefined; name: string | undefined; how: string }[]
  /** Statements to which nothing is an answer yet; the matcher's answer does not stand for them. */
  open: string[]
  /** Between named ends: ids of capabilities, names of parts, of systems or of people. */
  flows: { from: string; to: string; carries: string; protocol: string | null }[]
}

/** Statements that the choice decides, one way or the other. */
export const decidedBy = ({ answers, open }: Choice) => new Set([...answers.map(({ statement }) => statement), ...open])
