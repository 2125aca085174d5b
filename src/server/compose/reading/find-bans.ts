import { bannedKinds } from './banned-kinds.ts'
import { isOutHeading } from './label-statements.ts'
import { knownName, namesOfVendor, vendorNames } from './names/known-names.ts'
import { isNoSystem } from './names/no-systems.ts'
import type { Mention, ReadStatement } from './find-systems.ts'
import { isUnusuallyCased } from './name-bounds.ts'
import { refusesBefore, stanceOf } from './read-polarity.ts'
import { placeName } from './names/places.ts'
import type { Ban } from './reading.ts'
import { isOnlyAbsent } from './told-in-passing.ts'

const productNoun = /^['’]?s?\s(?:products?|licen[cs]es?|solutions?|platform|suite|edition|offers?)\b/i
const offers =
  /\b(?:propos\w*|offer\w*|bid|bids|evaluat\w*|selected?|set aside|list|licen[cs]\w*|product|vendor|supplier|buy(?:ing)?|use[ds]?|using|adopt\w*|entertain\w*|option|available|reseller|edition|version|pilot\w*|tried|tested|priced|demoed|proof of concept|again|back|revive|disaster|dead|refused|rejected|voted|forbidden|banned|prohibited|ruled out|vetoed|allowed|permitted|accept\w*|want\w*|have|need|involved|engaged|hired)\b/i

/** What a statement forbids to propose: products and vendors by name, kinds of parts, hosting. What the system or people may not do is a rule. */
export function bansIn(statement: ReadStatement, mentions: Mention[]): Ban[] {
  const bans: Ban[] = []
  const add = (ban: Omit<Ban, 'statement'>) => {
    if (
      !bans.some(
        ({ name, also }) =>
          name.toLowerCase() === ban.name.toLowerCase() || also.some((other) => other.toLowerCase() === ban.name.toLowerCase()),
      )
    )
      bans.push({ ...ban, statement: statement.id })
  }
  for (const mention of mentions) {
    if (mention.learned === 'refused' || isRefused(mention)) {
      const listed = mention.known ?? knownName(mention.name)
      const isVendor = listed?.vendor !== undefined && listed.vendor.toLowerCase() === mention.name.toLowerCase()
      const also = [
        ...(listed === undefined || listed.name === mention.name ? [] : [listed.name]),
        ...(isVendor ? namesOfVendor(mention.name) : []),
      ]
      add({
        name: mention.name,
        also: also.filter((name) => name !== mention.name),
        of: isVendor ? 'vendor' : listed?.kind === 'cloud' ? 'hosting' : 'product',
      })
    }
  }
  for (const { name, index } of vendorsIn(statement.text)) {
    const { stance } = stanceOf({ text: statement.text, start: index, end: index + name.length })
    const isTold =
      withdraws.test(statement.text.slice(Math.max(0, index - 60), index)) ||
      isOnlyAbsent({ text: statement.text, start: index, end: index + name.length })
    if (stance === 'ban' && !isTold) add({ name, also: namesOfVendor(name), of: 'vendor' })
  }
  for (const foreign of foreignCloudsIn(statement.text)) add(foreign)
  for (const kind of bannedKinds) {
    if (kind.of === 'hosting' && bans.some(({ name }) => ofCountry.test(name))) continue
    if (kind.name === 'cloud' && bans.some(({ name }) => name === 'public cloud')) continue
    const found = kind.words.exec(statement.text.slice(0, 600))
    if (found === null || !isKindRefused(statement, found.index, found.index + found[0].length)) continue
    // By the client's own word for it.
    const isSaid = statement.text.toLowerCase().includes(kind.name.toLowerCase())
    const [name, other] = isSaid || kind.of === 'hosting' ? [kind.name, found[0]] : [found[0], kind.name]
    add({ name, also: [...kind.also, other].filter((one) => one.toLowerCase() !== name.toLowerCase()), of: kind.of })
  }
  for (const name of listedAsForbidden(statement)) add({ name, also: [], of: knownName(name) === undefined ? 'kind' : 'product' })
  for (const name of refusedPhrases(statement.text)) add({ name, also: [], of: 'kind' })
  return bans
}

const ofCountry =
  /^(?:US|U\.S\.|American|Chinese|Russian|foreign|overseas|non-(?:EU|European|Swiss|British)|third-country) (?:clouds?|hosts?|hosting|hyperscalers?|providers?)$/i
const ofAmerica = ['AWS', 'Azure', 'Google Cloud', 'Oracle Cloud', 'IBM Cloud']
const ofChina = ['Alibaba Cloud', 'Huawei Cloud', 'Tencent Cloud']
/** “No US cloud”: the clouds of one country are refused, and no other. */
function foreignCloudsIn(text: string): Omit<Ban, 'statement'>[] {
  const found =
    /\b(US|U\.S\.|American|Chinese|Russian|foreign|overseas|non-(?:EU|European|Swiss|British)|third-country) (clouds?|hosts?|hosting|hyperscalers?|(?:cloud )?providers?)\b/i.exec(
      text,
    )
  if (found === null) return []
  const { stance } = stanceOf({ text, start: found.index, end: found.index + found[0].length })
  const isUnderTerms =
    /^[^.;]{0,60}\b(?:without|unless|until|only if|for (?:the |our |any )?(?:\p{L}+ )?(?:data|records?|files?))\b/iu.test(
      text.slice(found.index + found[0].length),
    )
  if (stance !== 'ban' || isUnderTerms || ofData.test(text.slice(0, found.index))) return []
  const also = /^chinese/i.test(found[1]!)
    ? ofChina
    : /^russian/i.test(found[1]!)
      ? []
      : [...ofAmerica, ...(/^(?:US|U\.S\.|American)/i.test(found[1]!) ? [] : ofChina)]
  return [{ name: found[0], also, of: 'product' }]
}

function isRefused({ statement, start, end, stance, known, name, weight }: Mention) {
  const { text, next } = statement
  const right = text.slice(end, end + 140)
  const around = text.slice(Math.max(0, start - 80), end + 140)
  if (withdraws.test(text.slice(Math.max(0, start - 60), start)) || isOnlyAbsent({ text, start, end })) return false
  const left = text.slice(Math.max(0, start - 40), start)
  if (known === undefined && start === 0 && /\p{Ll}(?:s|ing)$/u.test(name) && !productNoun.test(right)) return false
  if (ofExtension.test(right)) return false
  // “Cash is not accepted”: what a till takes, and no product.
  if (
    known === undefined &&
    start === 0 &&
    !isUnusuallyCased(name) &&
    /^\s(?:(?:is|are) )?not (?:accepted|allowed|permitted)\b/i.test(right)
  )
    return false
  // “Health answers are never stored in Kelpie”: a rule for these data, which says nothing of the product.
  if (neverIn.test(left) && (ofData.test(text.slice(0, start)) || aboutData.test(text.slice(0, start)))) return false
  const isDenied =
    denied.test(left) &&
    /^\s?(?:[.,;!]|$|(?:again|for|or|and|nor|in|on|either|anywhere|please|products?|licen[cs]es?|solutions?)\b)/i.test(right)
  // A capital at the beginning of a sentence makes no name of a word.
  const isSure =
    known !== undefined ||
    isUnusuallyCased(name) ||
    (start > 0 && (weight >= 0.7 || isDenied)) ||
    /^\s?(?::|\?|(?:products?|licen[cs]es?|not|was|is|has|will|must|shall|may|did|does|need)\b)/.test(right)
  if (!isSure || (known === undefined && name.split(' ').every((word) => isNoSystem(word)))) return false
  const isOffered =
    /\b(?:may|can|could|shall|should|might)\b[^.;?]{0,40}\b(?:propose|offer|use|bid|choose|take|suggest|supply)\s(?:an? |the |any )?$/i.test(
      left,
    )
  const isTopic = (start < 40 || isOffered || productNoun.test(right)) && (text.length > name.length + 4 || text.endsWith('?'))
  if (
    stance === 'none' &&
    isTopic &&
    !asksIfNeeded.test(text) &&
    refusesBefore(next) &&
    !/\b(?:stays?|remains?|must|shall|should)\b/i.test(right.slice(0, 60))
  )
    return true
  if (stance !== 'ban') return false
  if (known !== undefined || productNoun.test(right)) return true
  return (isDenied || offers.test(around)) && (isUnusuallyCased(name) || !placeName.test(name))
}

/** “Must it be X? No.”: what need not be is not refused. */
const asksIfNeeded =
  /^\W*(?:Q(?:uestion)?\s?\d{0,3}[.:)]\s*)?(?:must|need|has|have|is there|are there|do(?:es)? (?:[\p{L}-]+ ){1,3}(?:have to|need|use|run|own|have|know)|(?:is|are) [^?]{0,60}\b(?:required|mandatory|necessary|compulsory|needed|a must|obligatory|in use|installed|there|available))\b[^?]*\?/iu

const neverIn = /\bnever(?: (?:stored|kept|held|saved|put))? (?:in|on)\s(?:the |our )?$/iu
const aboutData = /\b(?:answers|details|notes|diagnos[ei]s|addresses|photos|letters|keys|stored|encrypted|kept)\b/i

/** “Outlook add-ins are refused”: what is added is refused, not the product. */
const ofExtension =
  /^\s(?:add-?ins?|add-?ons?|macros?|plug-?ins?|scripts?|exports?|extensions?|bots?|copies|backups?|accounts?|data)\b/i
const denied = /\b(?:no|not|never|nor|neither|without|propose|use|want|offer|bid)\s(?:any |an? |the )?$/i

/** “Delete "database shall not be Oracle"” takes a ban back. */
const withdraws = /\b(?:delete|withdrawn|no longer valid|strike)\b[^.;]{0,50}$/i
/** Data that may not go somewhere are a rule for these data. */
const ofData =
  /\b(?:data|records?|numbers?|names?|files?|images?|information|cop(?:y|ies)|identifiers?|recordings?|backups?)\b[^.;]{0,60}$/i

const thingsOfBehaviour =
  /^\s(?:data|records?|skills?|experience|person|staff|cop(?:y|ies)|images?|accounts?|may|can|must|shall|is|are|access|without|version|at all times|report)\b/i

function isKindRefused({ text, next, isOut, heading }: ReadStatement, start: number, end: number) {
  // In a list of what is out, a kind that is an item by itself is refused.
  if (isOut && isOutHeading(heading))
    return (
      end - start >
      text.replace(/^(?:an? |any |no )/i, '').replace(/\s(?:of any (?:kind|sort)|whatsoever|at all)\b.*$/i, '').length - 14
    )
  if (/^[^.;]{0,60}\b(?:without|unless|until)\b/i.test(text.slice(end, end + 70))) return false
  const right = text.slice(end, end + 60)
  const left = text.slice(Math.max(0, start - 80), start)
  // Refused for one use and allowed for another: that is a rule.
  if (/^\s*(?:it|this|they) (?:may|can|(?:is|are) (?:allowed|permitted))\b/i.test(next) && /^\s(?:in|for)\s/.test(right))
    return false
  // “A second cloud is not wanted”: the first one is.
  if (/\b(?:second|another|further|additional|third)\s$/i.test(left)) return false
  if (withdraws.test(left) || /\b(?:has|have|had|with|got) no (?:\p{L}+ )?$/iu.test(left)) return false
  if (
    /cloud/i.test(text.slice(start, end)) &&
    (ofData.test(left) || /^[^.;]{0,30}\bfor (?:the |our |any )?(?:\p{L}+ )?(?:data|records?|files?|images?)\b/iu.test(right))
  )
    return false
  const { stance } = stanceOf({ text, start, end })
  if (stance === 'replace' && /^\s(?:must|has to|have to) go\b/.test(right)) return true
  if (stance === 'ban')
    return (
      !thingsOfBehaviour.test(right) ||
      /^\s(?:is|are|may|shall|must|will|would|can|should) (?:be )?(?:not|never|no|excluded|forbidden|prohibited|banned|ruled|out|rejected|refused|unacceptable)\b/i.test(
        right,
      )
    )
  const said = /\b(?:said|suggest\w*|offer\w*|propos\w*|asked|idea|someone|somebody|keeps? asking)\b/i.test(
    text.slice(Math.max(0, start - 80), end + 40),
  )
  return stance === 'none' && said && refusesBefore(next)
}

const wantedNot =
  /(?:^|[.;,]\s)(?:an? |any |the )?(\p{L}[\p{L}-]+(?:\s[\p{L}-]+){0,3}?)\s(?:products?|solutions?|tools?|packages?|suites?)\s(?:is|are|will be|shall be) (?:not (?:wanted|wished|accepted|acceptable|considered|to be (?:offered|proposed|used))|refused|rejected|excluded)\b/giu

/** “Intranet-in-a-box products are not wanted”: a kind in words of the brief. */
const noProducts =
  /\b(?:no|not any)\s([\p{Ll}][\p{Ll}-]{2,20}(?: [\p{Ll}-]{3,20})?) (?:products|solutions|software|tools|packages|code|licen[cs]es|libraries|components|plug-?ins)\b/giu
/** “Screen scraping must not be used”, “USB sticks are forbidden”: a kind in words of the brief. */
const notUsed =
  /(?:^|[.;:,]\s)(?:an? |any |the (?:use|usage) of |use of )?([\p{L}][\p{L}-]{2,20}(?: [\p{Ll}-]{2,20}){0,2}?) (?:(?:must|may|shall|will|can|should) not be|(?:is|are) not to be|(?:is|are) (?:not (?:allowed|permitted|acceptable)|forbidden|prohibited|banned))(?: (?:used|proposed|offered|introduced|adopted|installed|considered))?(?= (?:here|anywhere|at all|in any form|on (?:our|the)|in (?:our|the))|[.,;]|$)/giu
const noThing =
  /\b(?:data|records?|files?|names?|numbers?|results?|images?|users?|staff|clerks?|officers?|people|persons?|changes?|it|they|this|that|these|which|who|access|documents?|letters?|orders?|entries|bookings?|cards?|prices?|reads?|copies|statement|nothing|nobody|everything|payments?|cases?|scope|decisions?|model|system|version|merge|correction|weekend|night|(?:sub-?)?contract\p{L}*|manuscripts?|samples?|videos?|photos?|keys?|tests?|shutdown|releases?|deployments?|work)\b/iu
/** “Windows servers are not accepted”, “self-made passwords are no longer allowed”: a kind of technology. */
const notAccepted =
  /(?:^|[.;:,]\s)(?:an? |any )?([\p{L}][\p{L}-]{1,20}(?: [\p{L}-]{2,20}){0,2}?) (?:(?:is|are) (?:not|no longer|never) (?:accepted|tolerated|welcome|wanted|supported|allowed|permitted)|(?:must|may|shall|will) (?:no longer|never) be (?:used|installed|introduced|proposed))(?= (?:here|anywhere|at all|any (?:more|longer)|in (?:our|the)|on (?:our|the))|[.,;]|$)/giu
const technical =
  /\b(?:servers?|passwords?|scripts?|macros?|apps?|plug-?ins?|add-?ons?|software|containers?|tools?|frameworks?|e-?mails?|fax(?:es)?|sticks?|scraping|browsers?|platforms?|libraries|databases?|spreadsheets?|protocols?|connections?|hosting|providers?|hardware|devices?|licen[cs]es?|trackers?|cookies?|fonts|CDNs?|VPNs?)$/i
const refusedPhrases = (text: string) =>
  [
    ...[...text.slice(0, 600).matchAll(notAccepted)].filter(([, name = '']) => technical.test(name)),
    ...text.slice(0, 600).matchAll(wantedNot),
    ...text.slice(0, 600).matchAll(noProducts),
    ...text.slice(0, 600).matchAll(notUsed),
  ]
    .flatMap((match) => match[1] ?? [])
    .filter((name) => !noThing.test(name))

/** “Prohibited: USB sticks; macros”: the items under such a label. */
function listedAsForbidden({ text, heading }: ReadStatement): string[] {
  const label =
    /^(?:prohibited|forbidden|banned|not (?:allowed|permitted)|no-?go(?:es|s)?|black-?list(?:ed)?|do not use|not to be used)\W*/i
  const isListed = label.test(heading ?? '') && (heading ?? '').length < 40
  if (!isListed) return []
  return text
    .replace(/^[^:]{3,40}:\s/, '')
    .split(/[,;]\s?|\sand\s/)
    .map((item) => item.replace(/[.;]$/, '').trim())
    .filter((item) => item.length > 2 && item.split(' ').length <= 3 && !noThing.test(item))
}

/** Firms that a text names, whatever they sell. */
const vendorsIn = (text: string) =>
  [...text.slice(0, 1200).matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]+/gu)]
    .filter(([word]) => vendorNames.has(word))
    .map((match) => ({ name: match[0], index: match.index }))
