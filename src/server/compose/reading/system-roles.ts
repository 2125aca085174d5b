import type { Mention } from './find-systems.ts'
import type { SystemRole } from './reading.ts'
import { flowVotes } from './system-flows.ts'
import { predicatedRoles } from './system-predicates.ts'
import { isListOfSystems } from './system-frames.ts'

const identityKinds = /^identity$/
const platformKinds = /^(?:cloud|platform|database|storage|delivery|ai|operations)$/

const sourceBefore =
  /\b(?:from|from it|out of|reads?|reading|looks? up(?: in)?|queries|checks? against|against|pulls?|polls?|take[sn]?|exports? (?:of|from)|extracts? (?:of|from)|data (?:in|of)|(?:stored|held|kept|live|lives|lies|sits?|recorded|registered|booked|captured|collected|are|is|maintained|known) (?:in|by|on)|source[s]?:?|comes? (?:from|out of)|produced by|sent by|supplied by)\s(?:the |our |an? |existing |their |[\p{L}-]+ ){0,3}["“„(]?$/iu
const sourceBehind =
  /^['’]?s?(?:\s\([^)]{1,60}\))?,?\s(?:(?:which|that)\s)?(?:also )?(?:holds?|sends?|delivers?|exports?|provides?|feeds?|publishes|contains?|produces?|emits?|knows|keeps|pushes|has the|is the (?:source|master)|supplies|gives|data|extracts?|exports?|records?|files?|supply)\b/i
const sinkBefore = /\b(?:in)?to\s(?:the |our |an? |their |[\p{L}-]+ )?["“„(]?$/iu
const sinkVerb =
  /\b(?:writ\w*|post\w*|push\w*|creat\w*|book\w*|back|sen[dt]s?|updat\w*|transfer\w*|hand\w*|appear\w*|go(?:es)?|enter\w*|put|return\w*|export\w*|deliver\w*|report\w*|feeds?|load\w*|places?|submit\w*|publish\w*|output\w*|pass(?:es)?|forward\w*|notif(?:y|ies)|upload\w*|moves?|copies|copied|arrives?|lands?)\b/i
const sinkBehind =
  /^(?:\s\([^)]{1,60}\))?,?\s(?:needs?|receives?|gets?|takes?|polls?|is (?:fed|filled|updated|notified)|shall (?:get|receive)|must (?:get|receive)|consumes?|reads? from (?:it|the new|us))\b/i
const notify =
  /\b(?:notif(?:y|ies)|inform|alert|update|feed|feeding|fill|populate|write|available to|reports? to|visible in|shown in|appear in|see(?:n)? in|open(?:ed)? in|into)\s(?:the |our )?["“„]?$/i
const both = /\b(?:(?:connect|interfac|integrat|link|synchroni[sz]|sync|exchang)\w*)\b[^.;]{0,50}$|\bboth (?:ways|directions)\b/i
const identity =
  /\b(?:sign(?:s|ed)?[- ]?(?:in|on)|log(?:s|ged)?[- ]?(?:in|on)|SSO|single sign-on|identit\w+|authenticat\w+|accounts?|MFA|login)\b/i
const platform =
  /\b(?:hosted (?:on|in|at|by)|runs? (?:on|in|upon)|running (?:on|in)|deploy\w* (?:on|to|in)|built? (?:on|with|upon)|store\w* .{0,30}\bin|on our|use|uses|using|shall be|must be|based on|skills|we (?:have|own|are)|house)\s(?:the |our |own )?["“„]?[^.;]{0,20}$/i
const channel = /\b(?:via|through|over|by|in|on|into|with|using)\s(?:[\p{L}-]+\s)?$/iu

const predicateWeights: Partial<Record<SystemRole, number>> = {
  replaced: 3,
  kept: 0.6,
  identity: 3,
  channel: 1.5,
  platform: 1.4,
  both: 0.8,
}

/** Votes for what a system is to the design, from the words around one mention. */
export function votesOf(mention: Mention): Partial<Record<SystemRole, number>> {
  const { statement, start, end, stance, known } = mention
  const votes: Partial<Record<SystemRole, number>> = {}
  const vote = (role: SystemRole, weight = 1) => {
    votes[role] = (votes[role] ?? 0) + weight
  }
  const left = statement.text.slice(Math.max(0, start - 70), start)
  const right = statement.text.slice(end, end + 80)
  flowVotes({ text: statement.text, start, end, next: statement.next }, vote, mention.name)
  for (const role of predicatedRoles({ text: statement.text, start, end, next: statement.next }))
    vote(role, predicateWeights[role] ?? 1)
  if (isPrinter(left, right)) vote('sink', 3)
  for (const role of mention.roles ?? []) vote(role, 3)
  if (/^["”]?,? [^.;]{0,50}\bfrom which\b/.test(right)) vote('source')
  if (receivesBehind.test(right)) vote('sink', 1.2)
  if (stance === 'ban') vote('banned', 3)
  if (stance === 'replace') vote('replaced', 3)
  if (stance === 'out' || statement.isOut) vote('kept', 1.5)
  const holdsThem =
    /\b(?:data|images?|records?|documents?|files?|results?|photographs?|recordings?|cards|letters|history|entries|pictures|plans|registers?|scans|they|these) (?:\p{L}+ ){0,2}(?:stays?|remains?|lives?|live|are kept|kept|is kept|sits?|sit) (?:in|on|with) (?:the |our )?$/iu.test(
      left,
    )
  if (holdsThem) vote('source')
  else if (stance === 'keep') vote('kept', 0.6)
  if (sourceBefore.test(left)) vote('source')
  if (sourceBehind.test(right)) vote('source')
  if (/^sources?\b/i.test(statement.heading ?? '') || /^\W*sources?\b/i.test(statement.text)) vote('source')
  // “values go to Tagwerk since 2014”: what is there already is read.
  const isThere = isListOfSystems(statement.heading) || /^[^.;,]{0,20}\bsince (?:(?:19|20)\d\d|\p{L}+ (?:19|20)\d\d)\b/u.test(right)
  if (sinkBefore.test(left) && sinkVerb.test(left)) vote(isThere ? 'source' : 'sink', 1.2)
  if (/ in (?:the |our )?$/.test(left) && opensIn.test(left)) vote('sink')
  if (notify.test(left)) vote('sink')
  if (sinkBehind.test(right)) vote('sink')
  if (bookkeeping.test(statement.text.slice(Math.max(0, start - 120), start))) vote('sink', 1.2)
  if (messagesThrough.test(left)) vote('channel', 2)
  if (both.test(left)) vote('both', 0.8)
  if (known !== undefined && identityKinds.test(known.kind)) vote('identity', identity.test(statement.text.slice(0, 400)) ? 3 : 2.5)
  else if (/\b(?:sign(?:s)?[- ]?(?:in|on)|log(?:s)?[- ]?(?:in|on)|authenticat\w+|single sign-on)\b[^.;]{0,24}$/i.test(left))
    vote('identity', 2)
  if (
    known !== undefined &&
    platformKinds.test(known.kind) &&
    (platform.test(left) || /^\s(?:skills|house|tenant|subscription|tenancy)/i.test(right))
  )
    vote('platform', 1.4)
  if (known?.kind === 'cloud') vote('platform', 1)
  if (/ (?:in|at|on|by|via|through) (?:\S+ ){0,2}$/.test(left) && arrivesIn.test(left)) vote('source', 1.2)
  else if (channelName.test(mention.name) && channel.test(left)) vote('channel', 1.5)
  return votes
}

/** “the notice service NtM-Pub, which shall receive every outage” */
const receivesBehind =
  /^["”]?(?:\s\([^)]{1,60}\))?, (?:which|that) (?:(?:shall|must|will|is to|has to|needs to|also) )*(?:receives?|gets?|takes?|be (?:given|sent|fed|told|notified|updated))\b/i
/** “The list opens a work order in Maximo” */
const opensIn = /\b(?:opens|creates|raises|proposes|makes|books|enters|drafts) (?:an?|the) (?:[\p{L}-]+ ){1,3}in (?:the |our )?$/iu
/** “Enquiries of guests arrive in Outlook”: it is where they are taken from. */
const arrivesIn =
  /\b(?:e-?mails?|mails?|messages?|orders?|requests?|enquir(?:y|ies)|applications?|claims?|complaints?|bookings?|forms?|letters?|invoices?|tickets?)\b[^.;,]{0,30} (?:arrives?|lands?|comes? in|is received|are received) (?:by [\p{L}-]+ )?(?:in|at|on|by|via|through) (?:the |our |an? )?(?:[\p{L}-]+ )?$/iu
/** “Labels come out of a Brodal printer”, “Printer: Brodal” */
const isPrinter = (left: string, right: string) => /^ (?:label |receipt )?printers?\b/i.test(right) || /\bprinters?: $/i.test(left)
/** Books are kept in it: what is invoiced or paid goes there. */
const bookkeeping =
  /\b(?:invoic\w+|billing|book-?keeping|accounting|credit notes|postings|receivables|buchhaltung)(?: (?:is|are|for [\p{L} ]{3,30}|shall be issued|are issued|is done))?(?: (?:in|through|by|via|with)|:)\s[^.;]{0,50}$/iu
const messagesThrough =
  /\b(?:messages?|texts|SMS|(?:e-?)?mails?|letters|notifications?|newsletters?)\b[^.;]{0,20}\b(?:through|via|over|by|with|out of)\s(?:the |our )?$/i

const channelName =
  /^(?:Teams|Microsoft Teams|MS Teams|WhatsApp|Slack|Outlook|SMS|e-?mail|Messenger|Telegram|Viva|Zoom|Notify|GOV\.UK Notify|Mailchimp|website|web ?site|intranet|kiosks?|displays|on-street displays|web form|mobile app|portal)$/i

/** What a known product is as a rule, where the words around it do not say. */
const usual: Partial<Record<string, SystemRole>> = {
  erp: 'source',
  crm: 'source',
  hr: 'source',
  bank: 'source',
  insurance: 'source',
  health: 'source',
  education: 'source',
  culture: 'source',
  travel: 'source',
  logistics: 'source',
  industry: 'source',
  utilities: 'source',
  public: 'source',
  farming: 'source',
  property: 'source',
  media: 'source',
  telecom: 'source',
  legal: 'source',
  gaming: 'source',
  commerce: 'source',
  payments: 'source',
  documents: 'source',
  warehouse: 'source',
  gis: 'source',
  procurement: 'source',
  risk: 'kept',
  'service-desk': 'both',
  identity: 'identity',
  cloud: 'platform',
  platform: 'platform',
  database: 'platform',
  storage: 'platform',
  integration: 'platform',
  ai: 'platform',
  reports: 'sink',
  work: 'channel',
  marketing: 'channel',
  'contact-centre': 'channel',
  delivery: 'kept',
  operations: 'kept',
}

type Roles = { role: SystemRole; roles: SystemRole[] }

/** The role that decides, and all that the words around vote for, the strongest first; nothing where they vote for none. */
export function votedRole(mentions: Mention[]): Roles | undefined {
  const sums = new Map<SystemRole, number>()
  for (const mention of mentions)
    for (const [role, weight] of Object.entries(votesOf(mention)) as [SystemRole, number][])
      sums.set(role, (sums.get(role) ?? 0) + weight)
  const roles = [...sums].toSorted(([, one], [, other]) => other - one).map(([role]) => role)
  const sum = (role: SystemRole) => sums.get(role) ?? 0
  if (sum('banned') > 0 && sum('kept') < sum('banned') && sum('source') < 2)
    return { role: sum('replaced') > 0 ? 'replaced' : 'banned', roles }
  if (sum('replaced') > 0) return { role: sum('identity') > 0 ? 'identity' : 'replaced', roles }
  if (sum('identity') > 0 && sum('identity') >= sum('source')) return { role: 'identity', roles }
  const [giving, taking] = [sum('source'), sum('sink')]
  if (sum('platform') > Math.max(giving, taking)) return { role: 'platform', roles }
  // Both ways only where both are said about as often.
  if (giving > 0 && taking > 0 && giving < taking * 2 && taking < giving * 2)
    return { role: 'both', roles: ['both', ...roles.filter((role) => role !== 'both')] }
  const working = roles.find((role) => role !== 'kept' && role !== 'named')
  if (working !== undefined && (sum('kept') < 1.5 || sum(working) > sum('kept'))) return { role: working, roles }
  if (sum('kept') > 0) return { role: 'kept', roles }
  return undefined
}

/** What a listed product is as a rule. */
export function usualRole(mentions: Mention[]): Roles {
  const role = usual[mentions.find(({ known }) => known !== undefined)?.known?.kind ?? ''] ?? 'named'
  return { role, roles: [role] }
}
