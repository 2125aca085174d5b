import { isRoleNoun, isSingleRole } from './role-nouns.ts'

type Spot = { start: number; end: number }

const madeOf =
  /(?:\p{Lu}[\p{L}\d.-]*["”]?(?:(?:,| is| was) | \()|[“"][^”"]{2,30}["”], )(?:an?|our|some|the)(?: (?:old|small|simple|big|single|home-made|homemade|self-made|little|huge|ancient))* $/u
const kindBehind =
  /^(?: \d{1,4})? (?:database|application|app|file|sheet|spreadsheet|program|script|workbook|form|macro|list|table|solution|system|project|site|plug-?in)\b/i
/** “KVS-2, an Access database”: what a system is made with is no second one. */
export const isMaterial = (text: string, { start, end }: Spot) =>
  madeOf.test(text.slice(Math.max(0, start - 60), start)) &&
  (kindBehind.test(text.slice(end, end + 20)) || kindBehind.test(` ${text.slice(start, end).split(' ').at(-1) ?? ''}`))

const tried =
  /\b(?:[Ww]e|I|[Tt]hey|[Hh]e|[Ss]he|(?:[Mm]y|[Oo]ur|[Tt]he) \p{L}+)(?: have| has| had| also| once| then| already| even)* (?:tried|tested|looked at|had a look at|evaluated|piloted|considered|played with|were shown|was shown|saw a demo of)(?: (?:out|with|both))? (?:(?:the |an? )?\p{Lu}[\p{L}\d.-]*(?:,? and (?:at )?|, (?:at )?|,? or (?:at )?))*(?:the |an? )?["“„]?$/u
/** “We tried Trello, my son tried Notion”: that is over, and no part of the work. */
export const isOnlyTried = (text: string, { start, end }: Spot) =>
  tried.test(text.slice(Math.max(0, start - 90), start)) &&
  !/^[^.;]{0,60}\b(?:and (?:took|chose|bought|kept)(?! (?:neither|none|nothing))|stays?|keep)\b/i.test(text.slice(end, end + 90))

/** Whether a word is a role or a body here, though a product bears it as its name too. */
export const isNameOfPeople = (text: string, { start, end }: Spot) => {
  const name = text.slice(start, end)
  return (
    (isRoleNoun(name) || isSingleRole(name)) &&
    !/^ (?:software|system|tool|platform|app|licen[cs]e|\d)/i.test(text.slice(end, end + 12)) &&
    /(?:\b[Tt]he|\b[Oo]ur|\p{Lu}\p{L}+) $/u.test(text.slice(Math.max(0, start - 24), start))
  )
}
