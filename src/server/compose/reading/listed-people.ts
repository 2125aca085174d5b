import type { ReadStatement } from './find-systems.ts'
import { readNumber } from './read-numbers.ts'
import { itemsOf } from './scope-items.ts'
import { singular, tokenize } from './tokens.ts'
import { refusedAccess } from './people-use.ts'
import { isDoer, isOutsider, isRoleNoun, isSingleRole } from './role-nouns.ts'
import { accessLabelOf, beginsItem, isUserHeading, userLabelOf } from './user-frames.ts'

export type PeopleMention = {
  name: string
  key: string
  statement: ReadStatement
  uses: boolean | undefined
  count?: number | undefined
  does?: string | undefined
  head: string
  /** Where a table or a list of users names them, it is said outright. */
  isListed?: boolean | undefined
}

const verbInside =
  /\b(?:is|are|do|does|will|shall|must|can|may|have|has|see|sees|uses?|works?|reads?|gets?|receives?|writes?|looks?|look|need|needs|want|go|carry|sends?|gives?|takes?|cannot)\b/i
/** What stands in brackets or behind “who” explains an item. */
const explained = /\([^()]{0,120}\)|,\s(?:who|which|that)\s[^,;.]{0,80}|\s(?:who|which|that)\s\p{L}+(?:\s\p{L}+){0,2}(?=[,;.]|$)/giu
/** A list of rights is one of people where one of its items names some. */
const isAccessList = (text: string) => {
  const label = accessLabelOf(text)
  return (
    label !== undefined &&
    itemsOf(text.slice(label.length)).some((item) => {
      const head =
        item
          .replace(/\([^)]*\)|[.;]$/g, '')
          .trim()
          .split(' ')
          .at(-1)
          ?.toLowerCase() ?? ''
      return (isRoleNoun(head) || isSingleRole(head) || isDoer(head)) && !isOutsider(head)
    })
  )
}
const listLabelOf = (text: string) => userLabelOf(text) ?? (isAccessList(text) ? accessLabelOf(text) : undefined)
export const isUserList = ({ heading, under, text }: ReadStatement) =>
  listLabelOf(text) !== undefined ||
  ((isUserHeading(heading) || isUserHeading(under)) && !verbInside.test(nameOfItem(text.slice(0, 600)).replace(explained, ' ')))
/** “Cashiers (ca. 40) – refunds, lost cards”: what they do stands behind the dash. */
const nameOfItem = (text: string) => /^[^,;]{3,60}?(?=\s[–—-]\s|:\s)/u.exec(text)?.[0] ?? text

/** The items of a list of users, whatever their names are: “dispatch, the union (view only), two vergers”. */
export function listedPeople(statement: ReadStatement): PeopleMention[] {
  // The first cell of a row under “Role” is the name.
  const inRow = /^(?:roles?|users?|user groups?|actors?|personas?|who): ([^;]+);/i.exec(statement.text)?.[1]
  const label = listLabelOf(statement.text)
  const told = label === undefined ? nameOfItem(statement.text) : statement.text.slice(label.length)
  const body = inRow ?? told.replace(/[.;]$/, '')
  // “People: complaints department: 9 people”: the name stands before the count.
  const counted = /^([\p{L} -]{4,50}): \d[\d,.]* (?:people|persons|staff|users)$/u.exec(body)?.[1]
  if (counted !== undefined)
    return [
      {
        name: counted,
        key: singular(counted.toLowerCase()),
        statement,
        uses: true,
        head: counted.split(' ').at(-1) ?? '',
        isListed: true,
      },
    ]
  const isRefused = /\s?[:–-]\s?(?:no|not|none)\b/i.test(body) || refusedInShort.test(body) || refusedAccess.test(statement.next)
  return itemsOf(body)
    .flatMap((item) =>
      item.split(
        /\sand\s(?=(?:the |her |his |their |its |our |my |one |an? |two |three |four |five |six |\d|\p{L}+ ?(?:s\b|staff|team)))/u,
      ),
    )
    .flatMap((item): PeopleMention[] => {
      const tokens = tokenize(item)
      const number = tokens.findIndex((_, at) => readNumber(tokens, at, { decimalComma: false }) !== undefined)
      const count = number < 0 ? undefined : readNumber(tokens, number, { decimalComma: false })?.value
      const name = withoutWhatIsSaid(item)
      const words = name.split(/\s+/)
      const isVerb =
        /\b(?:asked|asks|said|says|wants|thinks|is|are|do|does|gives?|use|uses|must|shall|can|will|need|have|has)\b/i.test(name)
      if (name.length < 3 || words.length > 5 || isVerb || isUserHeading(name) || !/^\p{L}/u.test(name)) return []
      return [
        { name, key: singular(name.toLowerCase()), statement, uses: !isRefused, count, head: words.at(-1) ?? '', isListed: true },
      ]
    })
}

/** An item up to what is said of them: counts, brackets, titles of persons, places. */
const withoutWhatIsSaid = (item: string) =>
  item
    .replace(/\([^)]*\)/g, ' ')
    .replace(
      /^(?:about|around|some|the|her|his|its|our|my|your|their|all|up to|only|each|every|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[\d,. ]+|\s)+(?=\p{L})/iu,
      '',
    )
    .replace(/\s[–—-]\s.*$/u, '')
    .replace(refusedInShort, '$1')
    .replace(/\s(?:Mr|Mrs|Ms|Dr|Prof)\.?\s\p{Lu}.*$/u, '')
    .replace(afterRole, '$1')
    .replace(
      /\s(?:per|for|in|on|at|through|via|who|which|with|from|of (?:ours|the|our|all|each)|as|only|today|to)\s.*$|[:,].*$|\s\d+$/iu,
      '',
    )
    .trim()

/** “Drivers no.”, “stewards likewise not”: a note that leaves out the verb. */
const refusedInShort = /^(\p{L}[\p{L}' -]{1,40}?)(?: likewise| also)?,? (?:no|not)[.!]?$/iu
/** “skippers look at prices”: what they do stands behind their name. */
const afterRole = /^((?:\p{L}+ )?\p{L}+(?:ers|ors|men|ists|staff|clerks|officers|teams?)) (?!(?:of|and)\b)\p{Ll}+ .*$/u

const unit =
  /\b((?:[\p{L}-]+ ){1,2}(?:office|laborator(?:y|ies)|lab|centre|center|section|division|secretariat|control room|workshop|pharmacy|headquarters|hotline))\b/giu
/** “used … by the quality laboratory”: an office among those who use it. */
export const unitsIn = (statement: ReadStatement, lists: { start: number; end: number }[]): PeopleMention[] =>
  lists.flatMap(({ start, end }) =>
    [...statement.text.slice(start, Math.min(end, start + 600)).matchAll(unit)].flatMap((match): PeopleMention[] => {
      const name = (match[1] ?? '').replace(/^(?:(?:the|our|its|by|and|for|to|an?|or|at|in|of)\s)+/i, '')
      const at = match.index + match[0].length - name.length
      if (!name.includes(' ') || !beginsItem(statement.text.slice(start, start + at))) return []
      return [{ name, key: name.toLowerCase(), statement, uses: true, head: name.split(' ').at(-1) ?? '' }]
    }),
  )

const unitAtStart = new RegExp(`^${unit.source}`, 'iu')
/** “entries are made by the harbour office”: an office that does the work. */
const doneByUnit =
  /\b(?:entered|made|kept|maintained|recorded|checked|approved|released|filled in|edited|updated|reviewed|processed|confirmed|decided|assigned|planned|registered|corrected) by (?:the |our )(?=\p{L})/giu
export const unitsBehind = (statement: ReadStatement): PeopleMention[] =>
  statement.isOut
    ? []
    : [...statement.text.slice(0, 1000).matchAll(doneByUnit)].flatMap((match): PeopleMention[] => {
        const behind = statement.text.slice(match.index + match[0].length, match.index + match[0].length + 60)
        const name = unitAtStart.exec(behind)?.[1]
        return name === undefined
          ? []
          : [{ name, key: name.toLowerCase(), statement, uses: true, head: name.split(' ').at(-1) ?? '' }]
      })
