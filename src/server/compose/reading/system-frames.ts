import { dataNoun, productNoun, systemNoun } from './system-nouns.ts'

type Beside = { left: string; right: string }

const made = String.raw`(?:bought|built|introduced|developed|made|written|rented|hosted|supplied|used|in use|ours)`
const measuring = String.raw`(?:measuring|vibration|temperature|pressure|flow|noise|dust|rain|level|GPS|tracking|telematics|sensor|recording|on-board|weighing|metering)`
const kindBefore = new RegExp(
  String.raw`\b(?:(?:${systemNoun}|${productNoun})s?|${measuring} (?:units?|devices?|stations?|boxes))(?: (?:of|for) (?:the |our )?[\p{L}&]+)?(?: ${made}(?: (?:in|by|from|since) (?:\d{4}|[\p{L}]+))?)? \(["“„]?$`,
  'iu',
)
/** A station or a unit is a place as well; where data come from it, the name is of what measures. */
const measuredAt = new RegExp(
  String.raw`\b(?:${dataNoun}) (?:come |comes |are read |is read )?(?:from|of) (?:the |our |all )?(?:\p{Ll}+ )?(?:stations?|units?|boxes|gates?) \(["“„]?$`,
  'iu',
)
/** What is said of a product beside its name: how it is reached, whose it is, its licence. */
const toldInBrackets =
  /^["”]?,\s[^()]{0,40}\b(?:files?|CSV|XML|JSON|REST|API|SFTP|exports?|web service|in-house|our own|licen[cs]e\w*|read[- ]only|cloud)\b[^()]{0,40}\)/iu

/** “the ticketing (Spektrix)”, “scores in a tool bought in 2013 (Bowmark)”: the name stands in brackets behind what it is. */
export const isNamedInBrackets = ({ left, right }: Beside) =>
  /\(["“„]?$/.test(left) &&
  /^["”]?(?:\)|,\s\p{Ll})/u.test(right) &&
  (kindBefore.test(left) || measuredAt.test(left) || (toldInBrackets.test(right) && /\p{Ll}{3} \(["“„]?$/u.test(left)))

const homeOfData = new RegExp(
  String.raw`(?:^|[,;:–-]\s|\band\s)\W*(?:(?:the|our|all|their|its) )?(?:[\p{L}’'-]+ ){0,3}?(?:${dataNoun})(?: (?:of|for|about) [\p{L}-]+(?: [\p{L}-]+)?)?(?: (?:is|are|still|all|today|now|kept|held|sits?|lives?))*(?: in| =) ["“„]?$`,
  'iu',
)
const keptIn =
  /\b(?:keeps?|holds?|stores?|records?|enters?|registers?|manages?|maintains?|logs?|tracks?|files?) (?:its|their|his|her|our|the|all|every|each) (?:[\p{L}-]+ ){1,4}in ["“„]?$/iu
/** “The laboratory keeps its tests in LabManager 4” */
export const isKeptIn = (left: string) => / in ["“„]?$/.test(left) && keptIn.test(left)
/** “recipes in Panwise”, “work orders are in Panwise” */
export const isHomeOfData = (left: string) => / (?:in|=) ["“„]?$/.test(left) && homeOfData.test(left)

const askedOf =
  /\b(?:credit|solvency|tax|customs|clearance|identity|address|licence|insurance|eligibility|VAT|bank|postcode|plate|sanctions|company|register) (?:[\p{L}-]+ )?(?:checks?|look-?ups?|quer(?:y|ies)|enquir(?:y|ies)|verification|validation|clearance) (?:with|at|against|in) (?:the )?["“„]?$/iu
const handedTo =
  /\b(?:outputs?|exports?|delivers?|sends?|publish(?:es)?|streams?|uploads?|feeds?)\s[^.;]{0,40}?\b(?:\p{Lu}{2,}[\p{Lu}\d-]*|files?|data|records|results)\s(?:[^.;]{0,40}\s)?to (?:the |our )?(?:[\p{Ll}-]+ \()?["“„]?$/u
/** “a solvency check with Kredwatch”, “Output XML to playout (Tallis)” */
export const isAskedOrHanded = (left: string) =>
  /\(["“„]?$/.test(left) ? handedTo.test(left) : / (?:with|at|against|in) (?:the )?["“„]?$/i.test(left) && askedOf.test(left)

const listOfProducts = new RegExp(String.raw`\b(?:${productNoun})s?: ["“„]?$`, 'iu')
/** “one of three tills: Kasso (12 shops), …” */
export const isListedProduct = (left: string) => /: ["“„]?$/.test(left) && listOfProducts.test(left)

const listOfSystems =
  /^\W*(?:(?:our|the|existing|current|present|other|main|connected|neighbou?ring|source|IT|data)\s)*(?:systems?|sources?|data|applications?|landscape|interfaces?|integrations?|connections?|software)(?:\s(?:today|now|in use|at present|landscape|in place|to connect|concerned|around(?: it)?|we (?:have|use|run)))?\W*$|^\W*where (?:the|our|all|their) (?:data|records|information)\b.{0,30}$|^\W*what (?:we|they) (?:have|run|use)\b.{0,20}$/iu
/** “Systems today:”, “Where the data is:” */
export const isListOfSystems = (heading: string | undefined) => heading !== undefined && listOfSystems.test(heading)

const deviceBehind =
  /^\s(?:\p{Ll}+ )?(?:units|devices|boxes|terminals|handhelds|trackers|probes|transponders|loggers|sensors)\b(?:\s\(\d[^)]{0,30}\)|\s(?:is|are|shall|must|will|send|sends|report|measure|write|have|deliver)\b)/u
/** “Frostlog Nano units (300 in use) send …”: devices bear the name of their system. */
export const isNameOfDevices = (right: string) => deviceBehind.test(right)

const whatItIs =
  /^["”]?(?:,\s|\s\()(?:that['’]s |that is |it['’]s |this is |which is )?(?:the|our|an?) (?:[\p{L}’'-]+ ){0,3}(?:system|application|app|software|tool|platform|cloud|bookkeeping|database|historian|ERP|CRM|MES|WMS|LIMS|ledger|register|registry|portal|gateway|directory|spreadsheet|program|appliance|[\p{L}-]*(?:database|file|sheet|list|workbook)|(?:payment|SMS|mail|map|weather|hosting|identity|sign-in|login) (?:provider|service)|scheme|network)(?=[,.;)]|$| (?:for|of|in|from|since|by|that|which|we|with|made|built|written|running|on) )/iu
/** “Hafnia, our timetable system, …” */
export const isExplained = (right: string) => whatItIs.test(right)

const signedInWith =
  /\b(?:sign|log)(?:s|ed)?[- ]?(?:in|on)(?: (?:is|shall be|will be))? (?:with|by|via|through|using|over)\s(?:the |our )?$/i
/** “Skippers sign in with Havnepass.” */
export const isSignIn = (left: string) =>
  / (?:with|by|via|through|using|over) (?:the |our )?$/i.test(left) && signedInWith.test(left)

/** Whether a name is an item of its list: nothing but a comma before it, and a comma, brackets or the end behind. */
export const isInListOfSystems = (heading: string | undefined, { left, right }: Beside) =>
  isListOfSystems(heading) &&
  /(?:^\W*|[,;:]\s|\band\s)(?:the |our |own )*(?:(?!(?:from|to|by|in|of|for|with|or|see|at|on|as|via|all|no|not)\b)[\p{Ll}-]+ ){0,2}["“„]?$/u.test(
    left,
  ) &&
  (left === '' ? /^["”]?\s?(?:[,;.(]|$)/ : /^["”]?(?:\s\p{Ll}+s)?\s?(?:[,;.(]|and\b|$)/u).test(right)

/** “The master record is NauticMaster, …”: the noun before is what the name is. */
export const isPredicate = (left: string, right: string) =>
  /\b(?:the|our) [\p{L} -]{3,40} (?:is|are) ["“„]?$/iu.test(left) && /^["”]?[,.;]|^["”]?$/.test(right)
/** “The agency, TodayTix, sells …” */
export const inApposition = (left: string, right: string) =>
  /\b(?:the|our|an?) [\p{L} -]{3,40}, ["“„]?$/iu.test(left) && /^["”]?,\s/.test(right)
const equipment =
  /^(?:\W*)(?:POS|tills?|scales|printers?|scanners|telephon\w+|phones|switchboard|ERP|CRM|DMS|GIS|LIMS|MES|WMS|payments?|identity|accounts|accounting|finance|payroll|HR|tickets|mail|e-?mail|maps|weather|calendar|loggers|sensors|cameras|gates|meters|register|ledger|booking|reservations?|stock|inventory|invoicing|billing|archive|directory):\s(?:the |our )?$/i
/** “Scales: Mettler Toledo, RS-232”: a label says what the name is. */
export const isLabelled = (text: string, { start, end }: { start: number; end: number }) =>
  start < 40 &&
  ((equipment.test(text.slice(0, start)) && /^\s?(?:[,.;(]|$)/.test(text.slice(end, end + 2))) ||
    (/^\W*\p{L}[\p{L} -]{2,28}:\s$/u.test(text.slice(0, start)) && interfaceBehind.test(text.slice(end, end + 40))))

/** “On-board units: Kelpie, REST API”: behind any label, the way in which it is read says that it is a system. */
const interfaceBehind =
  /^(?:\s\p{Lu}\p{L}+)?,\s(?:(?:by|via|over|with|has|an?) )*(?:REST|SOAP|API|CSV|XML|JSON|SFTP|FTP|EDI|OPC|MQTT|Modbus|Bluetooth|serial|RS-?232|web service|interface|export|file|read[- ]only|nightly|hourly|prints)\b/iu

/** “STAR, the police benefit system”; a name with what it holds in brackets. */
export const apposed = new RegExp(
  String.raw`^["”]?,\s(?:that['’]s |that is |it['’]s |this is )?(?:the|our|an?|which is) [^.;,]{0,50}\b(?:${systemNoun})\b|^["”]?\s\([\p{Ll}][^)]{3,60}\)`,
  'u',
)
export const currentSystemsHeading =
  /\b(?:sources?|systems?|interfaces?|existing|landscape|applications?|integrations?|connections?|estate|we (?:have|hold|run|use)|today|stays|in place)\b/i

/** The next sentence says that it goes: “To be replaced.”, “It should die.” */
export const nextSentenceRetires =
  /^\s*(?:(?:it|this|they|both|that)\s)?(?:(?:is|are|will|shall|must|should|has|have|needs?)\s)?(?:to\s)?(?:be\s)?(?:replaced|retired|withdrawn|switched off|decommissioned|phased out|die\b|go\b(?=[.,;!]| away| once| when| in| by)|goes\b)/i

export const nextSentenceKeeps =
  /^\s*(?:it|that|this|they|both)\s(?:(?:will|shall|must|has to|is to)\s)?(?:stays?|remains?|be kept)\b/i
