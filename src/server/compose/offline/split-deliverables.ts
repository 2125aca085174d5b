import { splitItems } from './split-items.ts'

/** What is handed over, by the last words of its name. */
const handed =
  /\b(?:designs?|documents?|documentation|runbooks?|playbooks?|training|plans?|reports?|reporting|platform|dashboards?|models?|code|hand-?overs?|pipelines?|tests?|testing|guides?|manuals?|policy|policies|assessments?|roadmaps?|prototypes?|pilots?|migration|architecture|backlog|catalogue|workshops?|services?|systems?|applications?|apps?|APIs?|strategy|specifications?|diagrams?|registers?|materials?|environments?|support|proof of concept|PoC|releases?|evaluation|scripts?|templates?|portal|website|infrastructure|HLD|LLD|DPIA|matrix|presentation|deck|analysis|business case|sign-off|cut-?over|warranty|hypercare|knowledge transfer|lakehouse|warehouse|integrations?|interfaces?|connectors?|framework|standards?)\b/i
const opening =
  /^(?:(?:we|you|the \p{Ll}+) (?:\p{Ll}+ )?(?:expects?|needs?|wants?|requires?|delivers?|provides?|hands? over|suppl(?:y|ies)|produces?|receives?)|(?:the )?deliverables(?: (?:are|include|will be|comprise)|(?=:)))(?: the following)?\s*:?\s+/iu
const tail = /\bof\b/i

/** The things that a sentence lists with commas, where each is something that is handed over; else the sentence. */
export function splitDeliverables(sentence: string): string[] {
  const words = sentence.trim().replace(opening, '')
  const isThing = (item: string) => handed.test(item)
  const items = splitItems(words, isThing)
  if (items.length < 2) return [sentence]
  // "Design, build and test of the platform": what ends the last belongs to all.
  const sharesTail = tail.test(items.at(-1)!) && items.slice(0, -1).every((item) => !item.includes(' '))
  const areTwo = items.length > 2 || isThing(items[1]!)
  return areTwo && !sharesTail ? items : [sentence]
}
