const word = String.raw`(?:\p{Lu}|\p{Ll}{1,2}\p{Lu}\p{Ll})[\p{L}\d]*(?:[-/.&][\p{L}\d]+)*`
const name = String.raw`(?<name>${word}(?:\s(?:${word}|\d{1,3}\b(?!\s?(?:%|(?!(?:and|or)\s)\p{Ll})))){0,3})`
const article = String.raw`(?:(?:the|our|their|its|an?|existing|current|legacy|in-house|old|new|core|central|both|today.s)\s){0,3}`
const thing = String.raw`(?:systems?|platform|database|application|app|software|tool|ledger|register|portal|suite|product|server|mainframe|warehouse|historian|CRM|ERP|PAS|EPR|LIMS|WMS|TMS|HRIS|CMS|DMS)`
/** Kinds of systems that a name may stand before or behind, without the kinds that a design itself may be. */
const kind = String.raw`(?:systems?|databases?|software|ledger|server|mainframe|historian|engine|middleware|scheduler|archive|tills?|point[- ]of[- ]sale|service desk|help ?desk|scanners|CRM|ERP|PAS|PACS|RIS|EPR|EHR|EMR|LIMS|LIS|WMS|TMS|HRIS|HRMS|CMS|DMS|MES|PLM|PIM|SCADA|GIS|POS|EPOS)`
const ends = String.raw`(?=$|[.,;:)]|\s(?:and|or|is|are|was|will|must|may|can|has|to|by|before|after|at|on|with|for|in|every|each|each|nightly|daily|hourly|stays?|remains?|\())`
const moved = String.raw`(?:[\p{L}-]{1,40}s|data|stock|mail|information)(?:\s\([^()]{1,40}\))?`

const pattern = (source: string) => new RegExp(source, 'gu')

/** Surroundings in which a proper name is that of a system, whatever it is called, and others may follow it in a list. */
export const surely = [
  pattern(
    String.raw`\b(?:integrat\w+|interfac\w+|synchroni[sz]\w*|interoperat\w+|connectors?|adapters?)\s(?:it\s)?(?:with|to|into|for)\s${article}${name}`,
  ),
  pattern(String.raw`\b(?:our|existing|current|legacy|in-house|ageing|aging|old)\s${article}${name}(?=\s${thing}\b)`),
  pattern(
    String.raw`\b(?:retir\w+|decommission\w*|replac\w+|migrat\w+ (?:away )?from|connect(?:s|ed)? to)\s${article}${name}(?=\s${thing}\b)`,
  ),
  pattern(String.raw`\b(?:legacy|ageing|aging|in-house|outdated)\s${article}${name}${ends}`),
  // "the two administration systems, Lorenzo and Careflow", "the integration engine (Rhapsody)", "a till system called Voyix"
  pattern(
    String.raw`\b${kind}(?:,|:|\s[–-]|\s?\(|,?\s(?:(?:is|are)\s)?(?:called|named|known as|namely|such as|e\.g\.|i\.e\.))\s?${article}${name}${ends}`,
  ),
  pattern(String.raw`\b(?:our|the|their|all)\s(?:[\p{Ll}-]+\s){0,3}${kind}\s(?:is|are|runs? on)\s${article}${name}${ends}`),
  // "Source systems: Lorenzo, Careflow and WinPath"
  pattern(String.raw`\b(?:systems?|sources|applications|interfaces|integrations|feeds)\b[^.:;\n]{0,40}:\s${article}${name}${ends}`),
  pattern(String.raw`\b(?:replacement|retirement|upgrade|decommissioning|successor)s?\s(?:of|to|for)\s${article}${name}${ends}`),
]
/** Surroundings that places, people and months may have too: the name itself must look like a product's. */
export const perhaps = [
  pattern(
    String.raw`\b(?:from|in|into|to|with|via|replace|replaces|replacing|retire|retiring)\s${article}${name}(?<after>\s${thing}\b)?`,
  ),
]
/** "NCR Voyix tills", "the Rhapsody integration engine": the kind follows the name. */
export const beforeKind = pattern(
  String.raw`\b(?:the|our|their|its|from|in|into|of|with|to|and|via|on)\s${article}(?:\d[\d,]*\s)?${name}(?=\s(?:[\p{Ll}-]+\s){0,2}?${kind}\b)`,
)
/** Data from a name, in a sentence that says when or how it is loaded. */
export const dataFrom = pattern(
  String.raw`\b${moved}\s(?:(?:(?:is|are|come|comes|must be|taken|extracted|exported|loaded|read|sent|fed)\s){0,3}(?:from|out of)|(?:(?:is|are)\s)?(?:held|stored|kept|recorded)\sin|(?:(?:is|are)\s)?(?:sent|published|emitted)\sby)\s${article}${name}${ends}`,
)
/** "Till sales (NCR Voyix)": what is loaded, with its system in brackets. */
export const dataOf = pattern(String.raw`\b(?:[\p{L}-]+s|data|stock|mail)\s\(${name}\)`)
export const loading =
  /\b(?:come from|comes from|taken from|load(?:s|ed|ing)?|ingest\w*|import\w*|extract\w*|stream\w*|visible|copied|copies|replicat\w+|pull(?:s|ed)?|fetch\w*|collect\w*|captur\w+|synchroni\w+|feeds?|fed|land(?:s|ed)?|migrat\w+|nightly|hourly|daily|overnight|real[- ]time|every \d+|within \d+ (?:seconds|minutes|hours))\b/i
export const signIn = pattern(
  String.raw`\b(?:[Ss]ign(?:s|ed|ing)?[- ]?(?:in|on)|[Ll]og(?:s|ged|ging)?[- ]?(?:in|on)|SSO|[Aa]uthenticat\w+|[Ii]dentity provider)\b[^.;:]{0,40}?\s(?:with|through|via|by|using|against|is)\s${article}${name}${ends}`,
)
/** A version behind the name leaves no doubt, even where the name begins the sentence. */
export const versioned = pattern(
  String.raw`(?:^|[\s(])${name}(?=(?:\s(?:will|shall|must|should|is|has|to)(?:\sbe(?:en)?)?\s\p{Ll}+)?(?:\sto)?\s(?:version|release)\s\d)`,
)
/** What a list under a heading like "Source systems" begins with. */
export const atStart = new RegExp(String.raw`^${name}(?=$|[.,;:]|\s[–(-])`, 'u')
export const systemsHeading =
  /^(?:(?:existing|current|our|the|legacy|upstream|downstream|data) )*(?:source systems?|systems|data sources|sources|applications|interfaces|integrations|feeds)\b/i
export const next = new RegExp(
  String.raw`^(?:\s(?:[\p{Ll}-]+\s){0,2}?${thing})?(?:\s\([^()]{1,60}\))?(?:[,;]\s(?:(?:and|or)\s)?|\s(?:and|or)\s)(?:(?:from|with|through|via|by)\s)?${article}${name}(?!\s\p{Ll}+\s(?:are|is|must)\b)`,
  'u',
)
