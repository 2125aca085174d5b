import { singular, type Token } from './tokens.ts'
import { baseOf, isBaseForm, verbOfNoun } from './verb-forms.ts'

export type Action = {
  actor?: string | undefined
  verb?: string | undefined
  object?: string | undefined
  condition?: string | undefined
}

const modals = /^(?:must|shall|should|will|can|may|could|would|might|cannot|to|needs?|wants?|let|lets|please)$/
const skipped =
  /^(?:not|never|also|always|then|only|to|be|able|have|has|been|being|itself|themselves|again|too|ever|n't|automatically|immediately|first|just|still|already|both|either|further|us|them|it|people|you)$|ly$/
const stop =
  /^(?:and|or|but|that|which|who|when|if|where|while|because|so|before|after|until|unless|than|as|for|with|in|on|at|by|from|into|to|via|through|without|within|per|under|over|about|against|is|are|was|were|be|must|shall|should|will|can|may)$/
const condition =
  /\b(?:if|unless|only (?:if|when|after|with)|when|whenever|once|until|as long as|provided(?: that)?|where|except(?: when| if)?|before|after|as soon as|in case)\s[^.;]{3,160}/i
const light =
  /^(?:want|need|help|wish|allow|enable|let|ensure|like|expect|would|aim|intend|plan|try|make|provide|get|have|be|do|go|come|say|require|seek|look)$/

/** Who does what to what, and under which condition. The first verb that carries meaning is taken; light ones are passed over. */
export function actionOf(text: string, tokens: Token[]): Action {
  const reach = tokens.slice(0, 80)
  const told = condition.exec(text.slice(0, 600))?.[0].trim()
  const at = verbAt(reach)
  if (at === undefined) {
    const noun = reach.slice(0, 5).findIndex(({ lower }) => verbOfNoun(lower) !== undefined)
    const word = reach[noun]
    if (word === undefined) return { condition: told }
    return { verb: verbOfNoun(word.lower), object: objectAfter(reach, noun + 1) ?? objectBefore(reach, noun), condition: told }
  }
  const token = reach[at]
  const verb = token === undefined ? undefined : baseOf(token.text)
  const passive = isPassive(reach, at)
  const subject = subjectBefore(reach, at)
  return {
    actor: passive ? actorAfter(reach, at) : subject,
    verb,
    object: passive ? headOf(subject) : objectAfter(reach, at + 1),
    condition: told,
  }
}

function verbAt(tokens: Token[]): number | undefined {
  const candidates: number[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.is !== 'word') continue
    if (modals.test(token.lower) || /n['’]t$/.test(token.lower)) {
      let next = at + 1
      while (next < at + 6 && skipped.test(tokens[next]?.lower ?? '')) next++
      if (baseOf(tokens[next]?.text ?? '') !== undefined) candidates.push(next)
    } else if (
      at === 0 &&
      isBaseForm(token.text) &&
      !/^(?:state|sample|number|list|order|report|document|file|group|value|rate|version|test)$/.test(token.lower)
    )
      candidates.push(at)
    else if (at > 0 && baseOf(token.text) !== undefined && isFinite(tokens, at)) candidates.push(at)
  }
  return candidates.find((at) => !light.test(baseOf(tokens[at]?.text ?? '') ?? '')) ?? candidates[0]
}

/** “checks”, “is kept”, “officers record”: a form with a subject right before it. */
function isFinite(tokens: Token[], at: number) {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (token === undefined || before === undefined) return false
  if (
    /^(?:is|are|was|were|be|been|being|gets?|get)$/.test(before.lower) ||
    (/ly$|^(?:not|never|only|always|also)$/.test(before.lower) && /^(?:is|are|was|were|be)$/.test(tokens[at - 2]?.lower ?? ''))
  )
    return /(?:ed|en|t|n|d)$/.test(token.lower)
  if (/^(?:it|they|we|you|who|which|that|i|he|she|nobody|everybody|everyone|staff|people)$/.test(before.lower)) return true
  return (
    before.is === 'word' &&
    token.lower.endsWith('s') !== before.lower.endsWith('s') &&
    !/(?:ing|ed)$/.test(token.lower) &&
    !stop.test(before.lower) &&
    !/^(?:the|a|an|our|their|its|of|all|any|each|every|new|no)$/.test(before.lower) &&
    !/^(?:of|and)$/.test(tokens[at + 1]?.lower ?? 'and')
  )
}

const isPassive = (tokens: Token[], at: number) =>
  /(?:ed|en|wn|pt|nt|ld|de|un|ne|ut|ft|st|id|ept|ade)$/.test(tokens[at]?.lower ?? '') &&
  tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => /^(?:be|been|being|is|are|was|were|get|gets)$/.test(lower))

function subjectBefore(tokens: Token[], at: number): string | undefined {
  const words: string[] = []
  for (let back = at - 1; back >= 0 && words.length < 5; back--) {
    const token = tokens[back]
    if (token === undefined || (token.is === 'mark' && token.text !== '-')) break
    if (modals.test(token.lower) || skipped.test(token.lower) || /^(?:is|are|was|were|do|does|did|has|have)$/.test(token.lower)) {
      if (words.length > 0) break
      continue
    }
    if (stop.test(token.lower) && words.length > 0) break
    words.unshift(token.text)
  }
  const subject = words
    .join(' ')
    .replace(/^(?:the|a|an|our|all|each|every|any|no|its|their|and|but|that|which|who)\s/i, '')
    .replace(/ - /g, '-')
  return subject === '' || /^(?:it|this|that|there|they|we|you|i|and|which|who|the)$/i.test(subject) ? undefined : subject
}

function actorAfter(tokens: Token[], at: number) {
  const by = tokens.findIndex(({ lower }, index) => index > at && index < at + 8 && lower === 'by')
  return by < 0 ? undefined : phraseFrom(tokens, by + 1).join(' ') || undefined
}

const headOf = (words: string | undefined) => (words === undefined ? undefined : singular(words.split(' ').at(-1) ?? ''))
function objectAfter(tokens: Token[], at: number) {
  let next = at
  while (next < at + 2 && /^(?:of|up|out|on|in|for|to)$/.test(tokens[next]?.lower ?? '')) next++
  const words = phraseFrom(tokens, next)
  return words.length === 0 ? undefined : singular(words.at(-1) ?? '')
}
const objectBefore = (tokens: Token[], at: number) => (at > 0 ? singular(tokens[at - 1]?.text ?? '') : undefined)

/** The words of a noun phrase: up to the first little word, mark or verb in another form. */
function phraseFrom(tokens: Token[], at: number): string[] {
  const words: string[] = []
  for (let next = at; next < at + 7; next++) {
    const token = tokens[next]
    if (token === undefined || (token.is === 'mark' && token.text !== '-')) break
    if (token.text === '-') continue
    if (/^(?:the|a|an|our|their|its|each|every|all|any|this|that|these|those|his|her|no)$/.test(token.lower) && words.length === 0)
      continue
    if (stop.test(token.lower) || token.is === 'number') break
    words.push(token.text)
  }
  return words
}
