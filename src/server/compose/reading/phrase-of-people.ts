import { isKindOfWork } from './kinds-of-work.ts'
import { isOrganisationNoun } from './role-nouns.ts'
import { isQualified } from './role-phrases.ts'
import { touches, type Token } from './tokens.ts'

export const phraseBoundaries = new Set(
  'the a an our their its his her my your this that these those all any some each every other more most many few both no not only also new first second third one two three four five six seven eight nine ten eleven twelve and or of in on at by for from to with as is are be who which whose per when where if because before after until about over under between than then so but up out own same such several various existing present different additional further people between without whom what how why let lets give gives help needs need want wants have has had do does did can may must shall should will would said say says asked was were been being there here now today them us it they'.split(
    ' ',
  ),
)

/** The words before the head that belong to it: “enforcement officers”, “HR technicians”, “IAM engineers”. */
export function phraseOf(tokens: Token[], at: number) {
  let first = at
  while (first > 0 && at - first < 3) {
    const before = tokens[first - 1]
    if (before === undefined) break
    if (before.text === '-' && touches(before, tokens[first]) && touches(tokens[first - 2], before)) {
      first -= 2
      continue
    }
    if (
      before.is !== 'word' ||
      phraseBoundaries.has(before.lower) ||
      (/['’]s$/.test(before.text) && isOrganisationNoun(tokens[at]?.lower ?? '')) ||
      (tokens[first]?.start ?? 0) - before.end !== 1 ||
      /ly$|^(?:use[sd]?|using|sees?|(?:allow|let|support|help|assist|guide|tell|show|alert|warn|remind|give|free|relieve|enable|inform|ask|serve|reach)s?)$/.test(
        before.lower,
      )
    )
      break
    if (
      /\p{L}{3}(?:ed|ing)$/u.test(before.lower) &&
      !isKindOfWork(tokens, first - 1) &&
      !(/^\p{Lu}/u.test(before.text) && /^\p{Lu}/u.test(tokens[first]?.text ?? '')) &&
      !/^(?:nursing|planning|mining|fishing|farming|banking|lending|trading|licensing|parking|ticketing|printing|packing|sorting|weighing|grading|diving|lighting|costing|scheduling|staffing|recruiting|forwarding|receiving|mapping|screening|sampling|breeding|purchasing|accounting|marketing|engineering|training|catering|dispensing|indexing|reporting|manufacturing|shipping|cleaning|housing|testing|teaching|switching|visiting|attending|learning|registered|trained|certified|accompanying|investigating|processing|billing)$/.test(
        before.lower,
      )
    )
      break
    first--
  }
  const last = lastOfTitle(tokens, at)
  const words = tokens.slice(first, last + 1)
  const start = words[0]
  if (start === undefined) return undefined
  const name = words.map((word, index) => (index > 0 && !touches(words[index - 1], word) ? ` ${word.text}` : word.text)).join('')
  const head = tokens[at]?.lower ?? ''
  if (first === at && last === at && (isOrganisationNoun(head) || vague.test(head))) return undefined
  return { first, last, name }
}

/** “Head of Finance”, “Director of Nursing”: the title goes on behind “of”. */
function lastOfTitle(tokens: Token[], at: number) {
  if (isQualified(tokens, at)) return at + 1
  const isTitle = /^(?:heads?|directors?|chiefs?|secretary|keepers?|deans?|managers?|masters?|clerk)$/.test(tokens[at]?.lower ?? '')
  if (!isTitle || tokens[at + 1]?.lower !== 'of') return at
  let last = at + 2
  while (tokens[last]?.lower === 'the') last++
  if (tokens[last]?.is !== 'word' || phraseBoundaries.has(tokens[last]?.lower ?? '')) return at
  while (/^\p{Lu}/u.test(tokens[last]?.text ?? '') && /^\p{Lu}/u.test(tokens[last + 1]?.text ?? '') && last < at + 4) last++
  return last
}

const vague =
  /^(?:users?|them|people|persons?|heads?|leads?|board|bodies|keys?|chiefs?|ladies|lads?|guys?|folks?|chaps?|lady|others|employees|colleagues?)$/
