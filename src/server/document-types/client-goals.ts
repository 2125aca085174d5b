import type { Solution } from '#server/solution/solution.ts'
import type { Statement } from '#server/solution/statement.ts'
import { statementsOf } from './statements.ts'

/** Titles, greetings and lists are no purpose: a sentence has five words. */
const isSentence =
  /^(?!(?:fwd?|wg|tr|rv)\s?:|(?:hi|hello|hallo|dear|bonjour|hola)\b|(?:present|attend\p{L}*|participants?|apologies|teilnehm\p{L}*|anwesend\p{L}*|présents?|asistentes|aanwezig\p{L}*|obecni|presenti)\s?:).*?(?:\p{L}[^\s]*\s+){4}/iu
/** Words that say what somebody wants, in English, German, French, Spanish, Dutch, Polish and Italian. */
const wants =
  /(?<!\p{L}|\bnever |\bnot |n[’']t )(?:wants?|needs?|requires?|wish(?:es)?|aims?|goals?|objective|purpose|target|must|shall|should|so that|in order to|would like|we are looking for|seek(?:s|ing)?|intends?|is to|are to|wollen|will|möchten?|brauchen|benötigt|soll(?:en)?|muss|müssen|ziel|damit|voulons|souhait\p{L}*|besoin|doit|doivent|afin|objectif|queremos|quiere|necesit\p{L}*|debe|objetivo|willen|wil|moet|moeten|zodat|doel|chcemy|musi|potrzeb\p{L}*|vogliamo|vuole|deve|obiettivo)(?!\p{L})/iu

/** The number of goals that page one shows. */
export const shownGoals = 2

/** “What I need is that …”, “we want …” at the beginning of a sentence that nobody labelled as a goal. */
const wantsPlainly =
  /^.{0,16}(?<!\p{L})(?:(?:i|we) (?:want|need)|what (?:i|we) (?:want|need)|(?:we are|i am) (?:looking for|seeking)|wir (?:wollen|brauchen|möchten|suchen)|nous (?:voulons|souhaitons|cherchons)|queremos|necesitamos|wij willen|chcemy|vogliamo)(?!\p{L})(?! (?:to (?:know|see|hear)|it|you|your)(?!\p{L}))/iu
/** “We need a high-level design from you by 11 December”: what the reader is to write is not what the client wants to have. */
const asksForDocument =
  /(?<!\p{L})(?:need|want|looking for|brauchen|möchten|voulons|queremos|willen) (?:(?:an?|the|eine?n?|une?|een) )?(?:[\p{L}-]+ ){0,3}(?:design|proposal|offer|quote|quotation|bid|tender|response|document|answer|estimate|angebot|konzept|offre|oferta|voorstel)s? (?:from|by|so|to|for|that|with|before|until|in|on|von|bis|de|avant|van)(?!\p{L})/iu
const isNoGoal: ReadonlySet<Statement['label']> = new Set(['money', 'date', 'out-of-scope', 'question', 'assumption'])

/** The sentences of the client's goals; those that say what is wanted, if none of the first does. */
export function goalsOf(solution: Solution): Statement[] {
  const said = statementsOf(solution).filter(({ text: words }) => isSentence.test(words) && !asksForDocument.test(words))
  const goals = said.filter(({ label }) => label === 'objective')
  if (goals.length === 0) return said.filter((one) => !isNoGoal.has(one.label) && wantsPlainly.test(one.text))
  const wanted = goals.filter(({ text: words }) => wants.test(words))
  return wanted.length === 0 || goals.slice(0, shownGoals).some((one) => wanted.includes(one)) ? goals : wanted
}

/** Whether the goals that page one shows say what is wanted; else they are the background. */
export const sayPurpose = (solution: Solution): boolean =>
  goalsOf(solution)
    .slice(0, shownGoals)
    .some(({ text: words }) => wants.test(words))

/** The first of them that says what is wanted, else the first. */
export const goalOf = (solution: Solution): Statement | undefined =>
  goalsOf(solution).find(({ text: said }) => wants.test(said)) ?? goalsOf(solution)[0]
