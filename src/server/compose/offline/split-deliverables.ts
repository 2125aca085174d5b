/** What is handed over, by the last words of its name. */
const handed =
  /\b(?:designs?|documents?|documentation|runbooks?|playbooks?|training|plans?|reports?|reporting|platform|dashboards?|models?|code|hand-?overs?|pipelines?|tests?|testing|guides?|manuals?|policy|policies|assessments?|roadmaps?|prototypes?|pilots?|migration|architecture|backlog|catalogue|workshops?|services?|systems?|applications?|apps?|APIs?|strategy|specifications?|diagrams?|registers?|materials?|environments?|support|proof of concept|PoC|releases?|evaluation|scripts?|templates?|portal|website|infrastructure|HLD|LLD|DPIA|matrix|presentation|deck|analysis|business case|sign-off|cut-?over|warranty|hypercare|knowledge transfer|lakehouse|warehouse|integrations?|interfaces?|connectors?|framework|standards?)\b/i
const opening =
  /^(?:(?:we|the client|the supplier|you) (?:\w+ )?(?:expects?|needs?|wants?|requires?|delivers?|provides?)|(?:the )?deliverables(?: (?:are|include|will be|comprise)|(?=:)))\s*:?\s+/i
const joined = /,\s+(?:and\s+)?|\s+(?:and|&|plus)\s+/i
const modifies = /^(?:built|including|with|that|which|such|based|agreed|signed|from|for|in|as|so|each|ready|hosted|by|on|to)\b/i
const most = 9

/** The things that a sentence lists with commas, where each is something that is handed over; else the sentence. */
export function splitDeliverables(sentence: string): string[] {
  const words = sentence.trim().replace(opening, '')
  if (!/,/.test(words) && !/\s(?:and|&|plus)\s/i.test(words)) return [sentence]
  const items = words
    .replace(/\.$/, '')
    .split(joined)
    .map((item) => item.trim())
  const areThings = items.every(
    (item) => item !== '' && item.split(' ').length <= most && handed.test(item) && !modifies.test(item),
  )
  // "Runbook and training" may well be one thing; a comma says that a list is meant.
  const isList = /,/.test(words)
  const hasSharedHead = items.some((item) => /-level$|^(?:high|low)$/i.test(item))
  return areThings && isList && !hasSharedHead ? items : [sentence]
}
