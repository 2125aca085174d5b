import type { BriefField } from '#shared/brief.ts'
import type { Line } from './line.ts'

/** Words of a heading and the field they belong to; the first match counts, so narrower ones come first. */
const homes: [words: RegExp, field: BriefField][] = [
  [/\b(?:out of|in|project|work)?[- ]?scope\b|\bexclu(?:sions?|ded)\b|\binclu(?:sions|ded)\b/i, 'scope'],
  [/\bassumptions?\b|\bdependenc(?:y|ies)\b|\bpremises\b/i, 'assumptions'],
  [/\bdeliverables?\b|\boutputs?\b|\bwork products?\b/i, 'deliverables'],
  [
    /\btime(?:line|table|frame|scales?)s?\b|\bschedule\b|\bmilestones?\b|\b(?:key|important) dates\b|\bcalendar\b|\bduration\b|\bdeadlines?\b/i,
    'timeline',
  ],
  [/\bbudget\b|\bpric(?:e|es|ing)\b|\bcosts?\b|\bfunding\b|\bestimated value\b|\bfinancial\b/i, 'budget'],
  [
    /\bconstraints?\b|\brestrictions?\b|\blimitations?\b|\bcompliance\b|\bregulat\w+|\blegal\b|\bdata protection\b|\bhosting\b|\bprohibit\w+/i,
    'constraints',
  ],
  [/\bobjectives?\b|\bgoals?\b|\bpurpose\b|\baims?\b|\bbusiness (?:case|need)\b|\bvision\b|\bproblem\b/i, 'businessObjective'],
  [
    /\brequirements?\b|\bspecifications?\b|\bfunctions?\b|\bfunctional\b|\bfeatures?\b|\btechnical\b|\binterfaces?\b|\bintegrations?\b|\bsecurity\b|\bperformance\b|\buser stor(?:y|ies)\b|\bneeds\b/i,
    'technicalRequirements',
  ],
]
const homeOf = (heading: string) => homes.find(([words]) => words.test(heading))?.[1]

export type CutText = { fields: Partial<Record<BriefField, string>>; /** Headings that match no field. */ homeless: string[] }

/**
 * Distributes the text of a document over the fields of a brief, by its headings. A subheading belongs to the field of the heading above
 * it, and text without a field goes to the additional context. Every line is preserved, headings included, because they give the topic of
 * their lines.
 */
export function cutIntoFields(lines: Line[]): CutText {
  const texts = new Map<BriefField, string[]>()
  const homeless: string[] = []
  const open: { level: number; field: BriefField }[] = []
  for (const { text, level } of lines) {
    if (level !== undefined) {
      while ((open.at(-1)?.level ?? 0) >= level) open.pop()
      const field = homeOf(text)
      if (field) open.push({ level, field })
      else if (open.length === 0) homeless.push(text)
    }
    const field = open.at(-1)?.field ?? 'additionalContext'
    const kept = texts.get(field) ?? []
    if (level !== undefined && kept.length > 0) kept.push('')
    kept.push(text)
    texts.set(field, kept)
  }
  const fields = [...texts].map(
    ([field, kept]) =>
      [
        field,
        kept
          .join('\n')
          .replace(/\n{3,}/g, '\n\n')
          .trim(),
      ] as const,
  )
  return { fields: Object.fromEntries(fields.filter(([, text]) => text !== '')), homeless }
}
