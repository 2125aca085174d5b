import { type Design, type Part, type Question, sourceOf } from '../assembly/design.ts'
import { lowered } from '../assembly/phrases.ts'

const learns = new Set([
  'forecasting',
  'anomaly-detection',
  'scoring',
  'recommendation',
  'line-vision',
  'document-extraction',
  'text-classification',
  'speech-to-text',
  'translation',
  'cited-answers',
  'case-drafting',
  'summariser',
])
const judged = new Set([...learns, 'optimiser', 'replanning', 'rule-check', 'decision-tables', 'regulatory-calculation'])
const partOf = ({ parts }: Design, ids: Set<string>): Part | undefined =>
  parts.find(
    ({ capability, statements }) =>
      capability &&
      ids.has(capability.id) &&
      // Screens in two languages are no translation.
      statements.some(({ text }) => capability.id !== 'translation' || /\btranslat/i.test(text)),
  )
const wordsOf = ({ reading }: Design) =>
  reading.statements
    .filter(({ kind, amendedBy }) => kind !== 'noise' && !amendedBy)
    .map(({ text }) => text)
    .join('\n')
const nameOf = ({ name }: Part) => lowered(name.split(': ')[0]!)

const proofTold =
  /\b(?:test (?:set|data|cases?|questions?)|golden set|back-?test\w*|replay\w*|tried (?:on|out on)|samples? of|labelled|annotated|reference (?:set|cases)|compared with the (?:last|past)|last \d+ (?:days|weeks|months|years) (?:before|count))\b/i

/** What judges, predicts or reads is only as good as the cases that it can be tried on. */
export function pastCasesQuestion(design: Design): Question[] {
  const part = partOf(design, judged)
  if (!part || proofTold.test(wordsOf(design))) return []
  const text = `Which history of confirmed cases is there, how far back, to test the ${nameOf(part)} on?`
  return [
    {
      source: sourceOf(part.statements[0]!),
      kind: 'data',
      text,
      why: 'Without it nothing is proved.',
      about: [],
      owner: 'Data owner',
    },
  ]
}

/** Whether a model may learn from the client's records changes hosting, contract and choice of the model. */
export function trainingQuestion(design: Design): Question[] {
  const part = partOf(design, learns)
  if (
    !part ||
    /\b(?:train(?:s|ed|ing)? (?:on|with|a|the|of models?)|used for training|fine-?tun\w*|learns? from|must not learn|of which the (?:provider|vendor) learns)\b/i.test(
      wordsOf(design),
    )
  )
    return []
  const text = `May a model be trained on your own records for the ${nameOf(part)}?`
  return [
    {
      source: sourceOf(part.statements[0]!),
      kind: 'data',
      text,
      why: 'Settles model, contract.',
      about: [],
      owner: 'Data protection officer',
    },
  ]
}

const ranked =
  /\b(?:more important|most important|counts (?:first|most)|first priority|priority over|outranks?|in this order|weigh\w*|takes precedence|before all|above all)\b/i

/** A plan that is to serve several goals serves one of them first. */
export function goalsQuestion(design: Design): Question[] {
  const part = partOf(design, new Set(['optimiser', 'replanning']))
  const goals = design.reading.statements.filter(({ kind, alsoKinds }) => kind === 'goal' || alsoKinds.includes('goal'))
  const wishes = design.reading.statements.filter(({ text }) =>
    /\b(?:wish\w*|prefer\w*|as (?:few|little|short|cheap|fair) as|fair\w*|minimi[sz]e|maximi[sz]e|want \d)/i.test(text),
  )
  if (!part || goals.length + wishes.length < 2 || ranked.test(wordsOf(design))) return []
  const text = 'Which goal counts first where two of them pull apart?'
  return [{ source: sourceOf(part.statements[0]!), kind: 'rule', text, why: 'The plan follows it.', about: [], owner: 'Sponsor' }]
}

const known = /\b(?:documented|documentation|source code|data dictionary|handbook|manual of|specification of)\b/i
const grown =
  /\b(?:home-?grown|self-?written|own development|written (?:by|in)|built (?:by|in (?:19|20)\d\d)|bespoke|COBOL|Access (?:database|97|2003)|macros?|FoxPro|Clipper|Delphi|Lotus|dBase|mainframe|legacy|since (?:19[6-9]\d|200\d))\b/i

/** What an old system does beside its data is in somebody's head. */
export function knowledgeQuestion({ reading }: Design): Question[] {
  const statements = new Map(reading.statements.map((statement) => [statement.id, statement]))
  return reading.systems
    .filter(({ role }) => role === 'replaced' || role === 'source' || role === 'both')
    .flatMap(({ name, role, statements: ids }) => {
      const said = ids.flatMap((id) => statements.get(id) ?? [])
      const isOld = role === 'replaced' || said.some(({ text }) => grown.test(text))
      if (!said[0] || !isOld || said.some(({ text }) => known.test(text))) return []
      const text = `Who still knows the rules inside ${name}?`
      return [
        { source: sourceOf(said[0]), kind: 'data' as const, text, why: 'Rules are lost with it.', about: [], owner: 'Data owner' },
      ]
    })
}
