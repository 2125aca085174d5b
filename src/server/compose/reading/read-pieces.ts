import { codesIn } from './designations.ts'
import { followUp, lastStated, type Stated } from './follow-dates.ts'
import { genericMentions } from './find-generic-systems.ts'
import { mentionsIn, type Mention, type ReadStatement, type WritingStyle } from './find-systems.ts'
import { isOut, isOutHeading } from './label-statements.ts'
import { standingOf } from './left-out/read-left-out.ts'
import { addressesMachine } from './machine-words.ts'
import { dateStyleOf, readDates, type FoundDate } from './read-dates.ts'
import { readMeasures, type FoundMeasure } from './read-measures.ts'
import { numberStyleOf } from './read-numbers.ts'
import { likewise } from './scope-words.ts'
import { shareSigns } from './share-signs.ts'
import { isSystemNoun } from './system-nouns.ts'
import { systemOfRow } from './systems-of-rows.ts'
import { tokenize, wordsOf, type Token } from './tokens.ts'
import type { Piece } from './piece.ts'

/** A piece with the values, names and people that were read in it. */
export type ReadPiece = {
  piece: Piece
  read: ReadStatement
  tokens: Token[]
  dates: FoundDate[]
  measures: FoundMeasure[]
  mentions: Mention[]
  isNoise: boolean
}

/** Reads the values, names and systems of each piece, by the ways of writing that the whole brief proves. */
export function readPieces(
  pieces: Piece[],
  texts: string[],
  { today, projectName }: { today: string; projectName: string },
): ReadPiece[] {
  const dateStyle = dateStyleOf(texts, today)
  const numberStyle = numberStyleOf(texts)
  const writing = { own: ownNames(projectName, pieces), codes: codesIn(texts), isSmall: isSmallStyle(texts) }
  const questions = questionsBefore(pieces)
  let isOutBefore = false
  let before: Stated | undefined
  return pieces.map((piece, index) => {
    const isSameParagraph = pieces[index - 1]?.paragraph === piece.paragraph
    const asked = isOutHeading(questions[index]) ? questions[index] : undefined
    const said = isSameParagraph ? (pieces[index - 1]?.body ?? '') : ''
    const heading = asked ?? piece.segment.heading
    isOutBefore =
      isOut(piece.body, heading, standingOf({ field: piece.segment.field, heading, before: questions[index] ?? said })) ||
      (isOutBefore && isSameParagraph && likewise.test(piece.body))
    const tokens = tokenize(piece.body)
    const text = { text: piece.body, tokens }
    const isNoise = piece.isHead || addressesMachine(piece.body) || isHeaderLine(piece, index)
    const dates = isNoise ? [] : readDates(text, dateStyle).map((date) => followUp(date, before, today))
    before = lastStated(dates, piece.segment.field, before)
    const read: ReadStatement = {
      id: piece.segment.id,
      text: piece.body,
      tokens,
      next: nextOf(pieces, index),
      before: said,
      heading: piece.label,
      under: piece.segment.heading,
      asked: questions[index],
      isOut: isOutBefore,
      paragraph: piece.paragraph,
      cells: piece.cells,
    }
    return {
      piece,
      read,
      tokens,
      dates,
      measures: isNoise ? [] : readMeasures(text, numberStyle, dates),
      mentions: isNoise ? [] : allMentions(read, writing),
      isNoise,
    }
  })
}

/** “A: No.”, “Answer 12: Yes.”: a line that answers the question above it. */
const answer = /^(?:A(?:nswer|\d{0,3})?\s?\d{0,3}[.:)]\s|(?:no|yes|never)[.,!])/i

/** The words behind a piece that go on about it. */
function nextOf(pieces: Piece[], index: number): string {
  const [piece, after, further] = [pieces[index]!, pieces[index + 1], pieces[index + 2]]
  if (after === undefined || after.segment.field !== piece.segment.field) return ''
  const goesOn =
    after.paragraph === piece.paragraph ||
    after.segment.heading === piece.label ||
    (piece.body.endsWith('?') && (after.message - piece.message === 1 || answer.test(after.body)))
  return goesOn ? `${after.body} ${further?.paragraph === piece.paragraph ? further.body : ''}` : ''
}

/** For each piece the question that it answers: whoever spoke before ended with it, or it stands before in its paragraph. */
function questionsBefore(pieces: Piece[]): (string | undefined)[] {
  let asked: string | undefined
  return pieces.map((piece, index) => {
    const before = pieces[index - 1]
    if (before === undefined || before.segment.field !== piece.segment.field) asked = undefined
    else if (before.body.endsWith('?')) asked = before.body
    else if (before.message !== piece.message || (before.segment.speaker === undefined && before.paragraph !== piece.paragraph))
      asked = undefined
    return asked
  })
}

/** Names that are the work's own or of people: words and initials of the project's name, speakers and writers. */
function ownNames(projectName: string, pieces: Piece[]): Set<string> {
  const words = wordsOf(projectName)
  const own = new Set(words.filter((word) => word.length > 3))
  const initials = words.filter((word) => !/^(?:of|and|the|for|a|an|in|to|with)$/.test(word)).map((word) => word.charAt(0))
  for (let first = 0; first < initials.length; first++)
    for (let last = first + 3; last <= initials.length; last++) own.add(initials.slice(first, last).join(''))
  for (const name of [...own].filter((name) => name.length <= 5)) own.add(`${name}s`)
  // Somebody who is told of with “who”: “Birgit, who retires in May”.
  for (const { body } of pieces)
    for (const [, name] of body.matchAll(/(?<!\p{L})(\p{Lu}\p{Ll}{2,20}), (?:who|whom)\b/gu))
      if (name !== undefined) own.add(name.toLowerCase())
  for (const { body } of pieces) for (const name of placesListed(body)) own.add(name.toLowerCase())
  for (const { segment, isHead, body } of pieces) {
    for (const name of segment.speaker?.match(/[\p{L}\p{N}'’.-]+/gu) ?? []) own.add(name.toLowerCase())
    const present = isHead ? body : /^\W*(?:present|attendees|participants|cc|from|speakers)\b\W(.{3,300})/i.exec(body)?.[1]
    for (const name of present?.match(/\p{Lu}\p{Ll}+/gu) ?? []) own.add(name.toLowerCase())
  }
  return own
}

/** “Three packhouses (Ledbury, Faversham and Perth)”: what is counted and listed in brackets, and is no system, is a place or a person. */
const countedList =
  /(?<![\p{L}\d])(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|both|our) (?:\p{Ll}[\p{L}-]* ){0,2}(\p{Ll}{2,20}s) \(([^()]{3,160})\)/gu
function placesListed(text: string): string[] {
  return [...text.matchAll(countedList)].flatMap(([, noun = '', list = '']) => {
    const names = list.split(/,\s*|\s(?:and|und|&)\s/).map((name) => name.trim())
    const isList = names.length > 1 && names.every((name) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(name))
    return isList && !isSystemNoun(noun.slice(0, -1)) ? names : []
  })
}

/** Most sentences begin in small letters: the names in them do too. */
const isSmallStyle = (texts: string[]) =>
  texts.length > 5 && texts.filter((text) => /^\p{Ll}/u.test(text)).length > texts.length * 0.6

function allMentions(read: ReadStatement, writing: WritingStyle): Mention[] {
  const named = withRow(read, shareSigns(mentionsIn(read, writing)))
  return [...named, ...genericMentions(read, named)].toSorted((one, other) => one.start - other.start)
}

/** A cell in a column of systems is a name from its first to its last letter, whatever words it is made of. */
function withRow(read: ReadStatement, named: Mention[]): Mention[] {
  const row = systemOfRow(read.cells, read.text)
  if (row === undefined || read.isOut) return named
  const { name, start, roles, isKept } = row
  const end = start + name.length
  const inside = named.filter((one) => one.start < end && start < one.end)
  if (inside.some(({ stance }) => stance === 'ban')) return named
  const stance = isKept ? 'keep' : 'none'
  const whole: Mention = {
    name,
    statement: read,
    start,
    end,
    stance,
    weight: 3,
    hasSign: true,
    isGeneric: false,
    isInitial: false,
    roles,
    known: inside.find(({ known }) => known !== undefined)?.known,
  }
  return [...named.filter((one) => !inside.includes(one)), whole]
}

/** The first line of notes names the meeting and its day; that day is no date of the work. */
const isHeaderLine = ({ body, segment }: Piece, index: number) =>
  (index === 0 || segment.start === 0) &&
  !/^(?:timeline|budget|scope|deliverables)$/.test(segment.field) &&
  body.length < 160 &&
  !/[.;]$/.test(body) &&
  /\b(?:notes|minutes of|transcript|workshop|interview|call|meeting|kick-?off|protocol)\b/i.test(body) &&
  !/\b(?:must|shall|should|need|want)\b/i.test(body)
