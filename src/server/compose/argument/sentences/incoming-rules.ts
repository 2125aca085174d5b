import type { Statement } from '../../reading/reading.ts'
import { doOrDoes, type SentenceRule } from './sentence-rule.ts'

const reach = 320
const told = ({ text }: Statement) => text.slice(0, reach)
const isDemand = ({ kind }: Statement) =>
  kind !== 'exclusion' && kind !== 'ban' && kind !== 'goal' && kind !== 'question' && kind !== 'money' && kind !== 'background'

const moving =
  /\b((?:exchange|weekly|daily|interest|base|spot|reference) rates?|rates? of exchange|spot prices?|market prices?|price index|index values?|tide tables?|holiday calendars?|public holidays|school holidays|weather forecasts?)\b/i
const comesFrom =
  /\b(?:from|by|of|out of) (?:the )?\p{Lu}[\p{L}\d-]{2,}(?! (?:weekly|daily))[^.;]{0,20}\b(?:API|feed|file|service|interface|portal|website|FTP|hourly|daily)\b|\b(?:API|feed|file|interface|imported|typed in|entered by)\b/u

/** A value that somebody else publishes each day. */
const valueOfOthers: SentenceRule = {
  weight: 7,
  kind: 'interface',
  owner: 'Data owner',
  why: 'The result follows it.',
  asks: (statement, { statements }) => {
    const what = moving.exec(told(statement))?.[1]?.toLowerCase()
    return what &&
      isDemand(statement) &&
      !statements.some(
        (other) =>
          told(other).toLowerCase().includes(what) &&
          (other.systems.some(({ role }) => role === 'source') || comesFrom.test(told(other))),
      )
      ? `From which source ${doOrDoes(what)} the ${what} come, entered by whom or as which file?`
      : undefined
  },
}

const inPeriods =
  /\b(?:register|list|file|extract|export|roster|table)\b[^.;]{0,60}\b(monthly|weekly|quarterly|yearly|annual|once a (?:month|week|year))\b|\b(monthly|weekly|quarterly|yearly|annual) (?:file|list|extract|export|register)\b/i
const ofWhom = /\b(?:register|list|roster) of (?:the )?((?:\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*)(?: \([A-Z]+\))?|[\p{L}-]+)/u

/** A register that comes once a month, and somebody who is not in it yet. */
const listOutOfDate: SentenceRule = {
  weight: 6,
  kind: 'data',
  owner: 'Data owner',
  why: 'A rule reads old data.',
  asks: (statement) => {
    const text = told(statement)
    const rhythm = inPeriods.exec(text)
    const whose = ofWhom.exec(text)?.[1]
    return rhythm && whose && isDemand(statement)
      ? `What holds for somebody who is missing from the ${(rhythm[1] ?? rhythm[2])!.toLowerCase()} file of ${/^\p{Lu}/u.test(whose) ? `the ${whose}` : whose}?`
      : undefined
  },
}

const byMail =
  /\b(?:(?:by|in|per|via) (?:e-?mail|fax|WhatsApp|PDF)|sends? (?:a |us )?(?:PDF|photo|Excel|spreadsheet)|e-?mails? (?:us )?(?:a |the |an )(?:PDF|list|order|file|sheet|photo)|the rest e-?mail|comes? (?:in )?(?:as (?:a )?(?:PDF|scan)|by post|by mail))\b/i
const layoutTold = /\b(?:layout|template|prescribed|one format|same format|form(?:s)? of ours|structured)\b/i

/** Orders by e-mail and PDF: one layout, or as many as there are senders. */
const layoutsOfMail: SentenceRule = {
  weight: 6,
  kind: 'interface',
  owner: 'Data owner',
  why: 'Each layout is work.',
  asks: (statement, { says }) => {
    const medium = byMail.exec(told(statement))?.[0]
    const isInput = isDemand(statement) || statement.kind === 'background'
    return medium &&
      isInput &&
      !/\b(?:tickets?|reminder|notified|told|informed|receive|get|confirmation)\b/i.test(told(statement)) &&
      !says(layoutTold)
      ? `How many layouts has what comes ${/^(?:by|in|per|via|as)/i.test(medium) ? medium : 'by e-mail or PDF'}, one for each sender?`
      : undefined
  },
}

const untilState =
  /\b(?:until|after|only when|only after|once|when|unless|as long as|where) (?:the |an? |its |that |it )?((?:legal |court |criminal )?(?:proceedings?|case|audit|appeal|lawsuit|investigation|order|invoice|claim|application|loan|warranty|complaint|dispute)) (?:has been |is |are |was |has |have )?(closed|completed|paid|decided|settled|lodged|open|ended|withdrawn|signed|over)\b|\bclosing of the ((?:legal )?(?:proceedings?|case|audit|appeal|claim))\b|\b(?:has|have) an? (audit|appeal|lawsuit|investigation) open\b/i

/** “Published only when the proceeding is closed”: some system has to say so. */
const stateElsewhere: SentenceRule = {
  weight: 7,
  kind: 'interface',
  owner: 'Data owner',
  why: 'A lock needs a source.',
  asks: (statement) => {
    const [, what, how, closing, open] = untilState.exec(told(statement)) ?? []
    const thing = (what ?? closing ?? open)?.toLowerCase()
    const state = (how ?? (closing ? 'closed' : 'open')).toLowerCase()
    return thing && statement.systems.length === 0 && isDemand(statement)
      ? `Which system knows whether the ${thing} is ${state}?`
      : undefined
  },
}

export const incomingRules = [valueOfOthers, listOutOfDate, layoutsOfMail, stateElsewhere]
