import { isCommonWord } from './names/common-words.ts'
import { givenNames } from './names/given-names.ts'
import { findKnownNames, ordinaryWords } from './names/known-names.ts'
import { capitalRuns } from './capital-runs.ts'
import type { Cell } from './cut-tables.ts'
import { isDesignation } from './designations.ts'
import { doesAsPerson, usedByOthers, behindSite, isNonSystemName, deniedForUs, systemNounAtEnd } from './non-system-names.ts'
import { isMaterial, isNameOfPeople, isOnlyTried } from './named-beside.ts'
import { isInName, isUnusuallyCased, startsSentence } from './name-bounds.ts'
import { isGivenBehind, withEdition } from './name-edition.ts'
import type { KnownName, SystemRole } from './reading.ts'
import { stanceOf, type Stance } from './read-polarity.ts'
import {
  apposed,
  nextSentenceRetires,
  inApposition,
  isAskedOrHanded,
  isExplained,
  isHomeOfData,
  isInListOfSystems,
  isKeptIn,
  isLabelled,
  isListedProduct,
  isListOfSystems,
  isNamedInBrackets,
  isNameOfDevices,
  isPredicate,
  isSignIn,
  currentSystemsHeading,
  nextSentenceKeeps,
} from './system-frames.ts'
import { isAtArrow, isBareFrom, movesData } from './system-flows.ts'
import { isToBeRetired, predicatedRoles } from './system-predicates.ts'
import { systemNoun } from './system-nouns.ts'
import type { Token } from './tokens.ts'

/** A statement as far as it has been read: its words, and what the next sentence says. */
export type ReadStatement = {
  id: string
  text: string
  tokens: Token[]
  next: string
  /** What was said right before, in the same paragraph. */
  before: string
  heading: string | undefined
  /** The heading above its own label. */
  under: string | undefined
  /** The question that it answers: the last of whoever spoke before, or of its paragraph. */
  asked: string | undefined
  isOut: boolean
  paragraph: number
  /** The cells of the row of a table, with the heads of their columns. */
  cells: Cell[] | undefined
}

export type Mention = {
  name: string
  statement: ReadStatement
  start: number
  end: number
  known?: KnownName | undefined
  stance: Stance
  /** How much speaks for a system. */
  weight: number
  /** Data move, it stays or goes, or a noun beside it says what it is. */
  hasSign: boolean
  isGeneric: boolean
  /** It begins a sentence, and nothing but its capital speaks for a name. */
  isInitial: boolean
  /** By what was learned of such words. */
  learned?: 'prescribed' | 'refused'
  /** What columns of a table say of it. */
  roles?: SystemRole[] | undefined
}

const nounBehind = new RegExp(String.raw`^['’]?s?\s(?:[\p{Ll}-]+\s){0,1}(?:${systemNoun})s?\b`, 'iu')
const nounBefore = new RegExp(
  String.raw`\b(?:${systemNoun})s?,?\s?(?:\(|:|,|is|called|named|known as|=|is called)?\s?(?:the |is |called |named )?["“„]?$`,
  'iu',
)
/** “the ledger, Coinbook, …”; of “they have an API, Tom tried it” the name begins something else. */
const isBehindNoun = (left: string, right: string) =>
  nounBefore.test(left) && (!/,\s?$/.test(left) || /^["”]?(?:\s\([^)]{1,60}\))?(?:[,.;:)]|$| (?:which|that|and)\b)/.test(right))
const movesBefore =
  /\b(?:from|into|via|through|out of|export(?:s|ed)? to|import(?:s|ed)? (?:from|to|into)|(?:integrat|interfac|connect|link|synchroni[sz]|sync)\w* (?:to|with)|(?:sent|send|sends|delivered|deliver|goes|go|come|comes|came|handed|pushed|posted|post|written|booked|recorded|kept|held|stored|lives?|sits?|registered|loaded|copied|reads?|read|queries|runs?|running|served|taken|managed|built|bookings|done|made|tracked|entered|keyed|typed|uploaded) (?:\w+ )?(?:to|into|in|by|on|from|with|out of|through)|in|on|using|uses?|replac\w+|retire|by|with|against|behind|for|of|has|have|is|are|called|named|keep|at|to|and|or)\s(?:the |our |an? |their |its |old |existing |current |central |legacy |local |own |present |new )*(?:[\p{L}]+['’]s )?["“„(]?$/iu
const strongMoves =
  /\b(?:from|into|via|through|out of|(?:integrat|interfac|connect|link|synchroni[sz]|sync)\w* (?:to|with)|(?:sent|send|sends|delivered|deliver|goes|go|come|comes|came|lands?|handed|pushed|posted|post|passed|passes|reported|issued|submitted|transmitted|operated|published|written|booked|recorded|kept|held|stored|lives?|live|sits?|registered|loaded|copied|reads?|runs?|running|taken|managed|done|entered|keyed|typed|uploaded|measured|captured|produced|calculated|supplied|provided|export|import|back|data|records|entries|history|invoiced|paid|validated|checked|verified|archived|signed|hosted) (?:\w+ )?(?:to|into|in|by|on|from|with|out of|through|against)|(?:shall|must|should|will|to) use|replac\w+|retire|calls?|called|named|reads?)\s(?:the |our |an? |their |its |old |existing |current |central |legacy |local |own |present |new )*(?:(?:contractor|firm|company|vendor|agency|service) )?(?:[\p{L}]+['’]s )?["“„(]?$/iu
const movesBehind =
  /^(?:\s\([^)]{1,60}\))?,?\s(?:(?:which|that|and)\s)?(?:also\s|already\s)?(?:holds?|sends?|delivers?|exports?|provides?|supplies|gets?|feeds?|publishes|contains?|gives? us|hands? over|hands? us|writes? (?:an?|the|its|us)|produces?|emits?|keeps?|stores?|receives?|pushes|stays?|goes\b|remains?|knows|takes?|needs|reads?|polls?|has (?:the|all|our|every)|(?:is|are) (?:the|our) (?:[\p{L}]+ ){0,2}(?:provider|system|tool|register|software|platform|archive)|is (?:the (?:source|master|system)|our|used|being|to be|switched|upgraded|replaced|retired)|records?|runs|serves|shows|does|continues|(?:shall|will|must|should) (?:supply|supplies|deliver|provide|send|feed|give|be read|receive|get|hold|continue|remain|stay|be (?:kept|fed|read|connected|replaced|the source)))\b/iu

/** How the brief is written: names that are its own, letters that it numbers things with, and whether it does without capitals. */
export type WritingStyle = { own: Set<string>; codes: Set<string>; isSmall: boolean }

/** The names in a statement that may be systems, each with what speaks for it. */
export function mentionsIn(statement: ReadStatement, { own, codes, isSmall: isSmallBrief }: WritingStyle): Mention[] {
  // Who writes a whole sentence without a capital writes names so too.
  const isSmall = isSmallBrief || (statement.text.length > 24 && !/\p{Lu}/u.test(statement.text))
  const known = findKnownNames(statement.tokens, isSmall).flatMap((listedAt): Mention[] => {
    const found = withEdition(statement.text, listedAt)
    const { aliases: _, ...listed } = found.listed
    const written = statement.text.slice(found.start, found.end)
    const isOrdinary = ordinaryWords.has(written.toLowerCase()) && written !== written.toUpperCase()
    const signs = weightOf(statement, found)
    if (
      isInName(statement.tokens, found) ||
      (usedByOthers.test(statement.text.slice(Math.max(0, found.start - 60), found.start)) &&
        !isGivenBehind(statement.text.slice(found.end, found.end + 40))) ||
      deniedForUs.test(statement.text.slice(found.end, found.end + 60))
    )
      return []
    // “the Harbour Board receives a report”: who is named so is no product.
    if (isOrdinary && isNameOfPeople(statement.text, found)) return []
    if (isMaterial(statement.text, found) || isOnlyTried(statement.text, found)) return []
    // Where nobody writes capitals, a name needs a sign.
    if (
      isSmall &&
      /^\p{Ll}/u.test(written) &&
      (isOrdinary || (signs < 0.7 && stanceOf({ text: statement.text, ...found }).stance === 'none'))
    )
      return []
    if (isOrdinary && signs < (startsSentence(statement.tokens, found.first) ? 2 : 0.7)) return []
    return [mentionOf(statement, found, { known: listed, weight: 3 + signs })]
  })
  const taken = known.map(({ start, end }) => ({ start, end }))
  const unlisted = capitalRuns(statement.tokens)
    .filter(({ start, end }) => !taken.some((span) => start < span.end && span.start < end))
    .flatMap(({ start, end, first }): Mention[] => {
      const name = statement.text.slice(start, end)
      const right = statement.text.slice(end, end + 60)
      const left = statement.text.slice(Math.max(0, start - 60), start)
      const stays = /^(?:\s\([^)]{1,60}\))?,?\s(?:stays?|remains?|goes away|is (?:switched|turned) off)\b/i.test(right)
      if (/\bSt\.? $/.test(statement.text.slice(Math.max(0, start - 4), start))) return []
      if ((own.has(name.toLowerCase()) && !stays) || isNonSystemName(name, right) || doesAsPerson.test(right)) return []
      if (isOnlyTried(statement.text, { start, end }) || isMaterial(statement.text, { start, end })) return []
      if (usedByOthers.test(left) || behindSite.test(left) || isDesignation(statement.text, { start, end }, codes)) return []
      const weight = weightOf(statement, { start, end }) - (isInitial(statement, { start, end, first }) ? 1 : 0)
      return [{ ...mentionOf(statement, { start, end }, { weight }), isInitial: isInitial(statement, { start, end, first }) }]
    })
  return [...known, ...unlisted].toSorted((one, other) => one.start - other.start)
}

type Spot = { start: number; end: number }

function mentionOf(
  statement: ReadStatement,
  { start, end }: Spot,
  { known, weight }: { known?: KnownName; weight: number },
): Mention {
  let said = stanceOf({ text: statement.text, start, end }).stance
  if (said === 'none' && predicatedRoles({ text: statement.text, start, end, next: statement.next }).includes('kept')) said = 'keep'
  const isLast = /^["”]?(?:\s\([^)]{1,60}\))?[.;,!]?$/.test(statement.text.slice(end))
  if (said === 'none' && isLast && nextSentenceKeeps.test(statement.next.slice(0, 60))) said = 'keep'
  if (said === 'none' && isToBeRetired({ text: statement.text, start, end, next: statement.next })) said = 'replace'
  const stance =
    said === 'ban' || said === 'replace' || !isLast || !nextSentenceRetires.test(statement.next.slice(0, 80)) ? said : 'replace'
  return {
    name: statement.text.slice(start, end),
    statement,
    start,
    end,
    known,
    stance,
    weight,
    isGeneric: false,
    isInitial: false,
    hasSign: isSigned(statement, { start, end }, stance),
  }
}

function isSigned({ text, heading, next }: ReadStatement, { start, end }: Spot, stance: Stance) {
  if (movesData({ text, start, end, next }, text.slice(start, end)) || predicatedRoles({ text, start, end, next }).length > 0)
    return true
  const left = text.slice(Math.max(0, start - 60), start)
  const right = text.slice(end, end + 80)
  if (
    isNamedInBrackets({ left, right }) ||
    isAskedOrHanded(left) ||
    isListedProduct(left) ||
    isListOfSystems(heading) ||
    isSignIn(left) ||
    isNameOfDevices(right)
  )
    return true
  if (
    isLabelled(text, { start, end }) ||
    (isUnusuallyCased(text.slice(start, end)) &&
      (isKeptIn(left) || isHomeOfData(left) || told.test(right) || inApposition(left, right) || isPredicate(left, right)))
  )
    return true
  if (stance === 'keep' || stance === 'replace' || currentSystemsHeading.test(heading ?? '') || apposed.test(right)) return true
  if (/\p{L}\s["“„]$/u.test(left)) return true
  return (
    (strongMoves.test(left) && !isBareFrom(left, text.slice(start, end))) ||
    movesBehind.test(right) ||
    nounBehind.test(right) ||
    isBehindNoun(left, right)
  )
}

/** Signs that a name is one of a system: its form, a noun beside it, data that move, or that it stays or goes. */
function weightOf({ text, heading, next }: ReadStatement, { start, end }: Spot) {
  const name = text.slice(start, end)
  const left = text.slice(Math.max(0, start - 60), start)
  const right = text.slice(end, end + 80)
  let weight = 0
  if (isUnusuallyCased(name)) weight += 1
  if (movesData({ text, start, end, next }, name)) weight += 2
  if (predicatedRoles({ text, start, end, next }).length > 0) weight += 2
  if (nounBehind.test(right) || isBehindNoun(left, right) || isNamedInBrackets({ left, right })) weight += 2
  if (isAskedOrHanded(left) || isListedProduct(left) || isNameOfDevices(right) || isInListOfSystems(heading, { left, right }))
    weight += 2
  if (isHomeOfData(left) || isSignIn(left) || isKeptIn(left)) weight += 1.3
  if (isExplained(right)) weight += 2
  if (isBareFrom(left, name)) weight += 0.7
  else if (strongMoves.test(left)) weight += 2
  else if (movesBefore.test(left)) weight += /\p{Ll}\p{Lu}/u.test(name) ? 1 : 0.7
  if (movesBehind.test(right)) weight += 1
  if (/["“„]$/.test(left)) weight += 1
  if (name.includes(' ') && systemNounAtEnd.test(name.split(' ').at(-1) ?? '')) weight += 1
  if (isUnusuallyCased(name) && (told.test(right) || inApposition(left, right) || isPredicate(left, right))) weight += 1
  if (isLabelled(text, { start, end })) weight += 2
  const { stance } = stanceOf({ text, start, end })
  if (stance === 'keep' || stance === 'replace')
    weight += name.includes(' ') || isCommonWord(name) || givenNames.has(name) || /^\sbleib/.test(right) ? 1 : 2
  return weight
}

/** How something is handed over stands behind its name: “to SCOS-2 as XML”. */
const told =
  /^\s(?:(?:too|also),? )?(?:as (?:an? )?(?:XML|CSV|JSON|PDF|file)|by (?:XML|CSV|JSON|SFTP|EDI|e-?mail|API)\b|via|over|API\b|exports?\b|feed\b|imports?\b)/i
function isInitial(statement: ReadStatement, { start, end, first }: Spot & { first: number }) {
  const { text, heading } = statement
  const beside = { left: text.slice(Math.max(0, start - 60), start), right: text.slice(end, end + 60) }
  return (
    startsSentence(statement.tokens, first) &&
    !isUnusuallyCased(text.slice(start, end)) &&
    !isBehindNoun(beside.left, beside.right) &&
    !isLabelled(text, { start, end }) &&
    !/\p{L}\s["“„]$/u.test(beside.left) &&
    !isNamedInBrackets(beside) &&
    !isExplained(beside.right) &&
    !isAtArrow({ text, start, end, next: '' }, text.slice(start, end)) &&
    predicatedRoles({ text, start, end, next: '' }).length === 0 &&
    !isListedProduct(beside.left) &&
    !(isNameOfDevices(beside.right) && text.slice(start, end).includes(' ')) &&
    !isInListOfSystems(heading, beside)
  )
}
