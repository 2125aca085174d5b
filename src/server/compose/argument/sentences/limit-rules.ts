import { lowered, withoutArticle } from '../../assembly/phrases.ts'
import { isCurrency } from '../../reading/currencies.ts'
import type { Statement } from '../../reading/reading.ts'
import { isDoer, isRoleNoun, isSingleRole } from '../../reading/role-nouns.ts'
import type { SentenceRule } from './sentence-rule.ts'

const reach = 320
const told = ({ text }: Statement) => text.slice(0, reach)
const isDemand = ({ kind }: Statement) =>
  kind !== 'exclusion' && kind !== 'ban' && kind !== 'goal' && kind !== 'question' && kind !== 'money' && kind !== 'background'

const beyond = /\b(?:over|above|exceed(?:s|ing)?|more than|beyond|from|up to|below|under|less than) (?:about )?$/i
const basisTold = /\b(?:net|gross|incl\w*|excl\w*|before tax|after tax|VAT|per year|a year|budget|ceiling|turnover)\b/i

/** “Value over KES 5 million”: of which amount, with or without tax. */
const basisOfSum: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'The check turns on it.',
  asks: (statement) => {
    const text = told(statement)
    const sum = statement.measures.find(
      ({ unit, quote }) =>
        isCurrency(unit) && beyond.test(text.slice(0, Math.max(0, text.indexOf(quote))).replace(/(?:[A-Z]{3}|[€£$₹])\s?$/u, '')),
    )
    return sum &&
      (isDemand(statement) || statement.kind === 'money') &&
      statement.segment.field !== 'budget' &&
      !basisTold.test(text)
      ? `On which amount is the limit of ${sum.quote.trim()} measured, net or gross?`
      : undefined
  },
}

const degree =
  /\b(urgent|serious|critical|severe|dangerous|high[- ]risk|exceptional|cannot wait)\b(?: ((?!(?:of|to|for|and|or|in|with|on|that|is|are|must|the)\b)[\p{L}-]+))?/iu
const degreeTold =
  /\b(?:i\.e|that is|meaning|defined|namely|such as|for example|\d|criteria|according to|classif\w+|level|class|scale|ranked|by the (?:rules|law)|listed in|as per)\b/i
const nothingGraded = /\b(?:success factors?|infrastructure|path|mass|asset|evidence|number|part|role|importance|injury)\b/i

/** “Told within an hour when there is something that cannot wait”: what that is. */
const degreeUnset: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'The alarm turns on it.',
  asks: (statement, { statements }) => {
    const text = told(statement)
    const [all, word, noun] = degree.exec(text) ?? []
    if (
      !all ||
      !word ||
      !isDemand({ ...statement, kind: statement.kind === 'goal' ? 'need' : statement.kind }) ||
      degreeTold.test(text.replace(/\bwithin \w+ (?:hours?|minutes?)\b/i, '')) ||
      nothingGraded.test(text)
    )
      return undefined
    const isSet = statements.some(
      (other) => other !== statement && told(other).toLowerCase().includes(word.toLowerCase()) && degreeTold.test(told(other)),
    )
    const what = noun?.endsWith('s') ? `${noun} ` : 'cases '
    return isSet || statement.systems.length > 0
      ? undefined
      : /^cannot/i.test(word)
        ? `Which ${what}cannot wait, by which limits?`
        : `Which ${what}count as ${word.toLowerCase()}, by which limits?`
  },
}

const acts =
  /\b(?:phones?|calls?|(?:is|be|are) called|be (?:told|informed|warned)|gets? (?:an? )?(?:SMS|call|alarm|alert|message)|hears? about it|is told|are told|wants? to (?:hear|know)|is informed|informs?|answers?|acknowledges?|decides?|approves?|releases?|looks? at|reacts?|steps? in|confirms?|goes out|is blocked|disabled)\b/i
const roles = /\b(?:the|our|a|an|each) ((?:(?!(?:the|a|an|of|in|on|to)\b)[\p{L}-]+ ){0,2}?[\p{L}-]+)\b/giu
const nightTold =
  /\b(?:nights?|weekends?|round the clock|24\/7|24 x 7|24 hours|on duty|duty|on[- ]call|shifts?|out of hours|office hours|working hours|at every hour|standby roster|competitors?)\b/i

/** Somebody has to act within minutes, and it is three in the morning. */
const actsAtNight: SentenceRule = {
  weight: 7,
  kind: 'people',
  owner: 'Sponsor',
  why: 'A roster costs monthly.',
  asks: (statement, { says }) => {
    const text = told(statement)
    const short = statement.measures.find(({ unit, value }) => (unit === 'min' && value <= 60) || (unit === 'h' && value <= 2))
    if (!short || !isDemand(statement) || !acts.test(text) || says(nightTold)) return undefined
    const who = [...text.matchAll(roles)]
      .map(([, words]) => words!)
      .find((words) => {
        const head = words.split(' ').at(-1)!
        return isSingleRole(head) || isRoleNoun(head) || isDoer(head)
      })
    if (!who && !/\b(?:phones?|calls?)\b/i.test(text)) return undefined
    return `Who acts within the ${short.quote.trim().replace(/^(?:within|under|in|less than|at most) /i, '')} at night or at a weekend${who ? `: the ${lowered(withoutArticle(who))}` : ''}?`
  },
}

const without =
  /\b(?:offline|off-line|line goes (?:down|away)|goes away twice|link fail\w+|(?:lose|loses|lost|bad|poor) (?:the |a |any )?(?:signal|coverage|connection|network|wi-?fi|reception)|(?:no|without) (?:the |a |any )?(?:signal|coverage|network|wi-?fi|reception)|connection (?:that )?fails|dead spots?)\b/i
const spanTold =
  /\b(?:up to|at least|for|of|longest|max\w*|could be|about)\s(?:\p{L}+ )?(?:\d+|two|three|four|five|six|eight|twelve|half an?|an?) ?(?:h\b|hours?|minutes?|min\b|days?|shifts?)/iu

/** Work goes on without a line, and nobody says for how long. */
const offlineSpan: SentenceRule = {
  weight: 7,
  kind: 'need',
  owner: 'Product owner',
  why: 'Sizes what is kept on the spot.',
  asks: (statement, { statements }) => {
    const isSaid = statements.some(
      (other) =>
        without.test(told(other)) &&
        (spanTold.test(told(other)) ||
          other.measures.some(({ unit }) => unit === 'h' || unit === 'min' || unit === 'day' || unit === 'week')),
    )
    const isWork = isDemand(statement) || statement.kind === 'background'
    return without.test(told(statement)) &&
      isWork &&
      !isSaid &&
      !/\b(?:visitors|people|customers|those|families) without\b/i.test(told(statement))
      ? 'For how long at the most must work go on offline?'
      : undefined
  },
}

const soleKey =
  /\b(?:by (?:that|this|the|a) (code|PIN|token|link|number|card)\b[^.;]{0,30}\b(?:nothing else|alone|only)|(?:(?:obtains?|gets?|receives?|is given|with) an? )(code|PIN|token|one-time link|reference number) (?:of|with which|to)\b|(?:taps?|scans?|shows?) (?:his |her |their |the |own )?(?:own )?(badge|card|chip|employee card|wristband))\b/i
const lossTold = /\b(?:lost|loses|forg[eo]t\w*|replacement|new (?:code|PIN|card|badge)|reset)\b/i

/** One code is the only way back, and it gets lost. */
const keyLost: SentenceRule = {
  weight: 6,
  kind: 'rule',
  owner: 'Product owner',
  why: 'It will be lost.',
  asks: (statement, { says }) => {
    const found = soleKey.exec(told(statement))
    const what = (found?.[1] ?? found?.[2] ?? found?.[3])?.toLowerCase()
    return what && isDemand(statement) && !says(lossTold)
      ? `What happens when somebody has lost or forgotten the ${what}?`
      : undefined
  },
}

const signedBy =
  /\bsigned by (?:the |an? )?(client|customer|consignee|recipient|receiver|patient|tenant|resident|owner|driver|foreman|farmer|grower|passenger|parent)s?\b|\bsignature (?:of|from) (?:the |an? )?(client|customer|consignee|recipient|receiver|patient|tenant|resident|driver|foreman|farmer|grower|parent)s?\b|\b(client|customer|recipient|consignee|patient|tenant|farmer|foreman)s? signs?\b/i
const refusalTold = /\b(?:refus\w+|absent|not there|nobody|without (?:a )?signature)\b/i

/** The docket is signed by the client, who is not there. */
const signerAway: SentenceRule = {
  weight: 7,
  kind: 'rule',
  owner: 'Product owner',
  why: 'Work waits for a signature.',
  asks: (statement) => {
    const found = signedBy.exec(told(statement))
    const who = (found?.[1] ?? found?.[2] ?? found?.[3])?.toLowerCase()
    return who && isDemand(statement) && !refusalTold.test(told(statement))
      ? `What if the ${who} is absent or refuses the signature?`
      : undefined
  },
}

const aged =
  /\b((?:\d+ )?(?:tablets?|phones?|handhelds?|servers?|laptops?|scanners?|controllers?|computers?|terminals?))\b[^.;]{0,30}\b(?:of|from|bought in|since|dating from|date from) ((?:19|20)\d\d)\b/i

/** Tablets of 2018 with two gigabytes. */
const oldMachines: SentenceRule = {
  weight: 6,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'Sets what may run on them.',
  asks: (statement) => {
    const [, what, year] = aged.exec(told(statement)) ?? []
    return what &&
      year &&
      statement.kind !== 'exclusion' &&
      !/\b(?:retired|replaced by|will be replaced|no longer|gone|dead)\b/i.test(told(statement))
      ? `Are the ${what.toLowerCase()} of ${year} replaced before the start?`
      : undefined
  },
}

export const limitRules = [basisOfSum, degreeUnset, actsAtNight, offlineSpan, keyLost, signerAway, oldMachines]
