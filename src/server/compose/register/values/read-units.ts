import { rateOfWord, unitOfWord } from './measure-units.ts'
import { singular, touches, type Token } from './tokens.ts'

type Around = { money: string | undefined; inWords: boolean; text: string; first: number; percent: boolean }
type Unit = { unit: string; subject: string; next: number }

/** Words that come between a number and the thing it counts, or that end the search for it. */
const breaks = new Set(
  'and or of is are be been was were in on at by to the for with from that which who whom whose as has have had must should shall will would can could may per a an if when where but not no also then than now today only it they we you he she our their its this these those out into over under about after before within until between without so because while there here do does did via plus including each every both all any up off upon against across through during since i my your his her them us'.split(
    ' ',
  ),
)
const rateJoints = /^(?:\/|per|a|an|each|every|je|pro|par)$/

/** The unit of a number: money, a unit of measure or the thing that it counts, with its rate; undefined if it is not an amount. */
export function readUnit(tokens: Token[], at: number, around: Around): Unit | undefined {
  const subject = () => subjectBefore(tokens, around.first)
  if (around.money !== undefined) return withRate(tokens, { unit: around.money, subject: subject() || 'money', next: at })
  if (around.percent) return { unit: '%', subject: shareOf(tokens, at + 1) || subject(), next: at + 1 }
  if (/^(?:per)$/.test(tokens[at]?.lower ?? '') && /^cents?$/.test(tokens[at + 1]?.lower ?? ''))
    return { unit: '%', subject: shareOf(tokens, at + 2) || subject(), next: at + 2 }
  const hyphen = tokens[at]?.text === '-' && touches(tokens[at - 1], tokens[at]) ? 1 : 0
  const word = tokens[at + hyphen]
  if (word?.text === '+') return readUnit(tokens, at + 1, around) ?? { unit: '', subject: subject(), next: at + 1 }
  if (word?.text === '°' && /^[CF]$/.test(tokens[at + 1]?.text ?? ''))
    return { unit: `°${tokens[at + 1]?.text}`, subject: subject(), next: at + 2 }
  const known = word === undefined ? undefined : unitOfWord(word.text)
  const qualifier = /^(?:working|business|calendar|half|full|bank|person|man|clear|consecutive)$/.test(word?.lower ?? '')
  if (qualifier) {
    const after = tokens[at + hyphen + 1]?.text === '-' ? 2 : 1
    const unit = unitOfWord(tokens[at + hyphen + after]?.lower ?? '')
    if (unit !== undefined)
      return withRate(tokens, {
        unit: `${word?.lower.replace('business', 'working')} ${unit}`.replace('calendar ', ''),
        subject: subject(),
        next: at + hyphen + after + 1,
      })
  }
  if (known !== undefined) return withRate(tokens, { unit: known, subject: subject(), next: at + hyphen + 1 })
  const counted = readCounted(tokens, at + hyphen)
  if (counted !== undefined) return withRate(tokens, counted)
  return { unit: '', subject: subject() || 'number', next: at }
}

/** The thing that is counted: up to four words that end with the last noun of the phrase. */
function readCounted(tokens: Token[], at: number): Unit | undefined {
  const words: string[] = []
  let next = at
  for (let token = tokens[next]; token?.is === 'word' && words.length < 4 && !breaks.has(token.lower); token = tokens[next]) {
    words.push(token.text)
    next++
    if (isPlural(token.lower)) break
    if (tokens[next]?.text === '-' && touches(token, tokens[next]) && touches(tokens[next], tokens[next + 1])) next++
  }
  const last = words.at(-1)
  if (last === undefined) return undefined
  // Without a plural, only the first word is certain.
  const isPhrase = isPlural(last.toLowerCase())
  if (!isPhrase && /(?:ed|ing|ly)$/.test(words[0] ?? '')) return undefined
  return isPhrase
    ? { unit: singular(last), subject: words.join(' '), next }
    : { unit: singular(words[0] ?? ''), subject: words[0] ?? '', next: at + 1 }
}

const isPlural = (word: string) =>
  (/\p{L}{2,}s$/u.test(word) && !/(?:ss|us|is|ous)$/.test(word)) ||
  /^(?:people|staff|men|women|children|data|personnel|police)$/.test(word)

function withRate(tokens: Token[], unit: Unit): Unit {
  const joint = tokens[unit.next]
  if (joint === undefined || !rateJoints.test(joint.lower)) return unit
  const rate = rateOfWord(tokens[unit.next + 1]?.text ?? '')
  if (rate === undefined) return unit
  const isRate =
    joint.text === '/' ||
    joint.lower === 'per' ||
    joint.lower === 'pro' ||
    /^(?:s|min|h|day|week|month|quarter|year|night|season|term|shift)$/.test(rate)
  return isRate ? withRate(tokens, { ...unit, unit: `${unit.unit}/${rate}`, next: unit.next + 2 }) : unit
}

/** "61 % of the waste" is a share of the waste. */
function shareOf(tokens: Token[], at: number) {
  if (tokens[at]?.lower !== 'of') return ''
  const words: string[] = []
  for (let next = at + 1; next < at + 6; next++) {
    const token = tokens[next]
    if (token?.is !== 'word') break
    if (breaks.has(token.lower)) {
      if (words.length > 0) break
      continue
    }
    words.push(token.text)
  }
  return words.join(' ')
}

const filler =
  /^(?:than|least|most|more|less|fewer|up|about|around|some|roughly|nearly|almost|max|maximum|minimum|not|over|under|approximately|circa|exceed|within|take|takes|taking|last|lasts|every|be|between|below|above|once)$/

/** The noun phrase directly before a number names the thing measured: “opening a case takes 40 seconds”. */
function subjectBefore(tokens: Token[], first: number) {
  const words: string[] = []
  for (let at = first - 1; at >= Math.max(0, first - 9); at--) {
    const token = tokens[at]
    if (token === undefined || (token.is === 'mark' && !/^[-:€£$~≤<>≥±(]$/.test(token.text))) break
    if (token.is !== 'word') continue
    if (breaks.has(token.lower) || filler.test(token.lower)) {
      if (words.length > 0) break
      continue
    }
    words.unshift(token.text)
    if (words.length === 3) break
  }
  return words.join(' ')
}
