import type { Statement } from '#server/solution/statement.ts'
import { placeOfData } from './place-of-data.ts'
import { topicValues } from './topic-values.ts'

/** Words that bind without a modal verb, in the languages of the checklist. */
const binding =
  /(?<!\p{L})(?:only|always|never|stays?|remains?|nur|immer|stets|nie|niemals|bleibt|bleiben|uniquement|seulement|toujours|jamais|reste|restent|solo|sólo|siempre|nunca|sigue|alleen|altijd|nooit|blijft|blijven|tylko|zawsze|nigdy|zostaje|zostają|soltanto|sempre|mai|resta|restano)(?!\p{L})/iu
/** “What I need is that …”, “we want …”. */
const wants =
  /(?<!\p{L})(?:(?:i|we|they) (?:want|need)|what (?:i|we) (?:want|need)|requires|wir (?:wollen|brauchen|möchten)|nous (?:voulons|souhaitons)|queremos|necesitamos|wij willen|chcemy|vogliamo)(?!\p{L})/iu
const imperative =
  /(?:^|[.!?;]\s)(?:please\s)?(?:offer|provide|describe|explain|propose|include|deliver|show|submit|ensure|keep|use|drop|add|list|name|state|move|replace|prove)\s\p{L}/iu

/** A certificate, a place of data, a word that binds or wants, or an imperative asks for something; a question does not. */
export const asksByForm = (text: string): boolean =>
  !text.trimEnd().endsWith('?') &&
  (binding.test(text) ||
    wants.test(text) ||
    imperative.test(text) ||
    placeOfData(text) ||
    topicValues['Security and privacy']?.({ text, values: [] }) === true)

/** “Buyers have to stand in the hall” tells what is so today, if it is below such a heading. */
export const describesDuty = (text: string): boolean =>
  /\b(?:ha(?:ve|s)|needs?) to\b/i.test(text) && !/\b(?:must|shall|should|may)\b/i.test(text)

/** “Nice to have.”, “A must.” */
export const ranksAnother = (text: string): boolean =>
  /^(?:(?:this|that|it) (?:is|would be) )?(?:(?:a )?must(?:[- ]have)?|nice[- ]to[- ]have|optional|mandatory|not essential|muss|kann)[.!]*$/i.test(
    text.trim(),
  )

/** “It stays; the auditors like it”: what is there today is not replaced. */
export const keeps = (text: string): boolean =>
  /(?<!\p{L})(?:stays?|remains?|bleibt|bleiben|restent?|blijft|blijven|zostaj[eą]|resta|restano)(?!\p{L})(?! (?:on hold|late|away|in contact))/iu.test(
    text,
  )

const ceiling =
  /(?<!\p{L})(?:budgets?|ceiling|set aside|all[- ]in|(?:not|nothing|no more|never) (?:be )?(?:above|over|more than|exceed\w*|to exceed)|höchstens|maximal|obergrenze|plafond|presupuesto|budżet)(?!\p{L})/iu

/** The most that the client will pay. */
export const namesCeiling = ({ label, text, values }: Pick<Statement, 'label' | 'text' | 'values'>): boolean =>
  label === 'money' &&
  values.some((value) => value.kind === 'money' && (('bound' in value && value.bound === 'at-most') || ceiling.test(text)))

const fewWords = 3
const refusesSomething =
  /^(?:no|kein\p{L}*|aucune?|sans|sin|ning[uú]n\p{L}*|geen|zonder|bez|żad\p{L}+|nessun\p{L}*|senza|never|not|nicht|pas d)\P{L}+(?:(?:an?|the|eine?|une?|uno|le|la|el|een|de|het) )?(?!we\b|i\b|he\b|she\b|they\b|it\b|one\b|problem|idea|every|really|sure|yet\b|decided)\p{L}{2,}/iu

/** “Silence.”, “Neither.”, “Not everybody agreed.”: a few words without a number or a name, which do not refuse anything. */
export const isInterjection = ({ text, values }: Pick<Statement, 'text' | 'values'>): boolean =>
  text.split(/\s+/).length <= fewWords &&
  values.length === 0 &&
  !/\d|\P{L}\p{Lu}|^\p{Lu}{2}/u.test(text) &&
  !refusesSomething.test(text) &&
  !asksByForm(text)
