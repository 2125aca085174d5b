import { lowered, withoutArticle } from '../../assembly/phrases.ts'
import { nounPhrase, type SentenceRule } from './sentence-rule.ts'

const optional =
  /\b(?:if it fits|not a must|if (?:you|it) (?:like|like[sd]? it|makes sense|helps)|use it or not|may be used,? but|need not be used|as you (?:like|see fit)|at your discretion)\b/i

/** “Use it if it fits”: somebody decides whether it does. */
const useOptional: SentenceRule = {
  weight: 6,
  kind: 'mandate',
  owner: 'Sponsor',
  why: 'Changes a part.',
  asks: ({ text, systems, segment }, { statements }) => {
    if (!optional.test(text.slice(0, 300))) return undefined
    const near = statements.find(
      ({ segment: other, systems: named }) =>
        named.length > 0 && other.field === segment.field && other.end < segment.start && segment.start - other.end < 4,
    )
    const name = systems[0]?.name ?? near?.systems[0]?.name
    return name ? `Who decides whether ${name} is used?` : undefined
  },
}

const ofOthers = new RegExp(
  String.raw`\b((?:data|records?|images?|recordings?|results?|samples?|models?|measurements?)(?: of (?:the )?[\p{L}\d-]+)?) (?:belongs?|is owned|are owned) (?:to|by) ((?:the )?\p{L}[\p{L}\d&-]*(?: \p{Lu}[\p{L}&-]+)*)`,
  'u',
)

/** Data that is somebody else's may be used as a contract says. */
const contractUntold: SentenceRule = {
  weight: 8,
  kind: 'data',
  owner: 'Data owner',
  why: 'May take data away.',
  asks: ({ text }) => {
    const [, what, whose] = ofOthers.exec(lowered(text.slice(0, 300))) ?? []
    return what && whose && !/^(?:us|me|them|it|the|everybody|nobody)$/i.test(whose)
      ? `What does the contract with ${whose} allow with ${lowered(what)}?`
      : undefined
  },
}

const second = new RegExp(
  String.raw`\b(?:in|at|to|on) (?:another|a second|a different|some other|a further) (state|country|site|region|location|data cent(?:re|er)|building|place|province|canton|town)( of (?:the )?[\p{L}]+)?(?=[.,;:)]|$| (?:and|but|than|only|with))`,
  'iu',
)

/** “Backups in another state of the EU”: nobody says which. */
const placeUnnamed: SentenceRule = {
  weight: 7,
  kind: 'data',
  owner: 'Sponsor',
  why: 'Settles hosting.',
  asks: ({ text }, { says }) => {
    const [, place, of = ''] = second.exec(text.slice(0, 300)) ?? []
    const isNamed =
      place &&
      says(new RegExp(String.raw`\b(?:second|other|backup|recovery) ${place}\b[^.;]{0,20}\b(?:is|in|at) (?:the )?\p{Lu}`, 'u'))
    return place && !isNamed ? `Which other ${place.toLowerCase()}${of} is meant?` : undefined
  },
}

const someProviders =
  /\b(two|three|several|different|two different|three different) ((?:[\p{L}-]+ )?(?:providers|carriers|operators|suppliers|vendors|data cent(?:re|er)s|networks|laboratories|banks))\b/iu

/** “Two hosting providers”: nobody says which, and each needs a contract. */
const providersUnnamed: SentenceRule = {
  weight: 6,
  kind: 'gap',
  owner: 'Sponsor',
  why: 'Contracts take time.',
  asks: ({ text, kind, force, systems }) => {
    const [, , what] = someProviders.exec(text.slice(0, 300)) ?? []
    const isAsked = force !== 'none' || /^\W*(?:two|three)\b/i.test(text)
    return kind !== 'exclusion' &&
      what &&
      isAsked &&
      systems.length === 0 &&
      !/\b(?:our|own)\b[^.;]{0,12}\b(?:two|three|several)\b/i.test(text)
      ? `With which ${lowered(what).replace(/^different /, '')} is there a contract already?`
      : undefined
  },
}

const ownTool = new RegExp(
  String.raw`^(?:the )?(${nounPhrase}) (?:supports?|allows?|offers?|permits?|can be \p{L}+|is \p{L}+) [^.;]{0,40}\b(?:by|with|through|using) (?:its|their|the maker['’]s) own (tool|client|format|program|software|interface|module)s? (?:only|alone)|\bonly (?:by|with|through) its own (tool|client|format|program|software|interface|module)\b`,
  'iu',
)

/** What a product allows by its own tool alone costs a licence of that tool. */
const ownToolOnly: SentenceRule = {
  weight: 7,
  kind: 'interface',
  owner: 'Data owner',
  why: 'Needs licence, skill.',
  asks: ({ text, systems }) => {
    const [, who, one, other] = ownTool.exec(text.slice(0, 300)) ?? []
    const name = systems[0]?.name ?? (who && /^\p{Lu}/u.test(who) ? who : undefined)
    return name && (one ?? other) ? `Is the own ${one ?? other} of ${name} licensed and in use today?` : undefined
  },
}

const papers =
  'certificate|licen[cs]e|permit|insurance|policy|consent|clearance|passport|visa|diploma|warrant|guarantee|inspection|vaccination'
const onlyValid = new RegExp(
  String.raw`\b(?:unless|without|only if|only with|until|as long as|if|before) (?:the |an? |its |his |her |their )?(?:valid )?((?:[\p{L}-]+ ){0,2}(?:${papers})) (?:is|has|are|was|exists|covers|be)\b|\bwithout (?:an? |the )?valid ((?:[\p{L}-]+ ){0,2}(?:${papers}))`,
  'iu',
)

/** Something waits for a paper to be valid, and some system has to know that. */
const whoKnowsValid: SentenceRule = {
  weight: 7,
  kind: 'interface',
  owner: 'Data owner',
  why: 'A check needs a source.',
  asks: ({ text, systems, kind }, { says }) => {
    const [, one, other] = onlyValid.exec(text.slice(0, 300)) ?? []
    const paper = lowered(withoutArticle(one ?? other ?? ''))
    const isHeld = says(
      new RegExp(String.raw`${paper.split(' ').at(-1)}s?\b[^.;]{0,60}\b(?:in|from|held in|kept in|by) (?:the )?\p{Lu}`, 'u'),
    )
    return paper !== '' && systems.length === 0 && kind !== 'exclusion' && !isHeld
      ? `Which system knows whether the ${paper} is valid?`
      : undefined
  },
}

export const contractRules = [useOptional, contractUntold, placeUnnamed, providersUnnamed, ownToolOnly, whoKnowsValid]
