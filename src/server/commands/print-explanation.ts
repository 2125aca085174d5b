import {
  type Abstention,
  type ExplainedFact,
  type Explanation,
  explainedLists,
  type QuotedStatement,
  type WeighedOption,
} from '#server/compose/explain/explanation.ts'

/** Columns of a terminal. */
const width = 100
const labelWidth = 10
/** Of what lost, so many are printed; `--json` has all. */
const mostPrinted = 6

/** An explanation as plain text; nothing is wider than a terminal but a single word that is. */
export function printExplanation({ client, project, fit, facts, abstentions }: Explanation): string {
  const lines = [
    ...wrap(`${project}, for ${client}. How far the brief carries: ${fit}.`, ''),
    ...explainedLists.flatMap((list) => section(list.toUpperCase(), facts.filter((fact) => fact.list === list).map(tellFact))),
    ...section('ABSTAINED FROM', abstentions.map(tellAbstention)),
  ]
  return `${lines.join('\n')}\n`
}

/** What was asked for of an explanation, without the rest. */
export const printFacts = (facts: ExplainedFact[]): string => `${facts.map((fact) => tellFact(fact).join('\n')).join('\n\n')}\n`

const section = (title: string, entries: string[][]): string[] => [
  '',
  `${title} (${entries.length})`,
  ...entries.flatMap((entry) => ['', ...entry]),
]

const tellFact = ({ id, name, reasons, statements, weighed }: ExplainedFact): string[] => [
  ...wrap(`${id.padEnd(7)} ${name}`, '        ', ''),
  ...rows('from', statements.map(tellQuote)),
  ...rows('because', reasons),
  ...rows('weighed', tellWeighed(weighed)),
]

const tellAbstention = ({ what, why, statements, weighed }: Abstention): string[] => [
  ...wrap(`- ${what}`, '  ', ''),
  ...rows('from', statements.map(tellQuote)),
  ...rows('because', [why]),
  ...rows('weighed', tellWeighed(weighed)),
]

const tellQuote = ({ statement, field, clause, quote }: QuotedStatement) =>
  `${[statement, field, clause].filter((one) => one !== undefined).join(' ')}: “${quote.replaceAll(/\s+/g, ' ')}”`

function tellWeighed(weighed: WeighedOption[]): string[] {
  const [taken, lost] = [true, false].map((wanted) => weighed.filter((one) => one.taken === wanted)) as [
    WeighedOption[],
    WeighedOption[],
  ]
  const left = lost.length - mostPrinted
  return [...[...taken, ...lost.slice(0, mostPrinted)].map(tellOption), ...(left > 0 ? [`and ${left} more, with --json`] : [])]
}

const tellOption = ({ name, statement, score, taken, why }: WeighedOption) => {
  const told = [statement && `for ${statement}`, score !== undefined && score.toFixed(1)].filter(Boolean).join(', ')
  return `${taken ? '+' : '-'} ${name}${told ? ` (${told})` : ''}: ${why}`
}

/** Rows under one label. */
function rows(label: string, texts: string[]): string[] {
  const indent = ' '.repeat(labelWidth)
  return texts.flatMap((text, index) => wrap(text, `${indent}  `, index === 0 ? `  ${label}`.padEnd(labelWidth) : indent))
}

/** Words laid into lines; `first` begins the first line, `indent` each other. */
function wrap(text: string, indent: string, first = indent): string[] {
  const lines: string[] = []
  let line = first
  let isEmpty = true
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent
      isEmpty = true
    }
    line = isEmpty ? line + word : `${line} ${word}`
    isEmpty = false
  }
  return [...lines, line]
}
