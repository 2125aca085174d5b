const code = /(?<![\p{L}\p{N}/-])\p{Lu}[\p{Lu}\d]{1,7}(?:[-/]?\d[\d.]*)?(?![\p{L}\p{N}-])/gu
/** What is handed over, kept or shown in a form. */
const handsOver =
  /\b(?:export\w*|import\w*|deliver\w*|suppl(?:y|ies|ied)|send|sent|sends|hand\w*|provid\w*|receiv\w*|stor\w*|archiv\w*|kept|fil(?:e|es|ed)|print\w*|publish\w*|exchang\w*|transmit\w*|transfer\w*|download\w*|upload\w*|issu\w*|submit\w*|given|come|comes|available|converted?|output|saved?|data|drawings?|plans|models?|images|pictures|photos|scans|reports?|lists?|records?|messages?|results?|files?|documents?|invoices?|orders?|measurements|readings)\b/i
const asForm = /\b(?:as|in)\s(?:an? |the |valid |plain )?$/i
const nounBehind =
  /^[- ](?:files?|formats?|protocol|messages?|standard|exports?|imports?|schema|profile|encoding|codes?|tags?|barcodes?|labels|syntax|vocabulary|data model)\b/i
/** “as XTF and DXF”, “as GLB, OBJ or STL”: one of a list stands for all of it. */
const joint = /^(?:,|,? and|,? or| &|\s?\/|,? and as|,? or as)\s(?:as )?$/i
/** Letters that are no form: parts of a plan, of a contract or of a firm, and times. */
const noForm =
  /^(?:[IVX]+|Q\d|H\d|KW\d*|CW\d*|FY\d*|NO|AND|OR|NOT|ALL|MUST|SHALL|OK|IT|HR|PR|QA|UAT|PM|AM|CEO|CFO|CIO|CTO|DPO|EU|UK|US|USA|UN|CET|UTC|GMT|EUR|CHF|USD|GBP|AG|GMBH|LTD|SLA|RPO|RTO|KPI|FAQ|PoC|POC|MVP|RFP|FTE|VAT|AI|ML|UI|UX|GUI|A\d|B\d|[A-Z]{1,4}-?\d{4,})$/

type Spot = { name: string; start: number; end: number }

/** Capitals that name the form in which something is handed over, whatever format it is. */
export function formatCodesIn(text: string): Spot[] {
  const all = [...text.matchAll(code)].map((match): Spot => ({
    name: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  const isForm = all.map(({ name, start, end }) => {
    if (noForm.test(name)) return false
    const left = text.slice(Math.max(0, start - 120), start)
    const clause = left.split(/[.;!?]\s/).at(-1) ?? left
    if (nounBehind.test(text.slice(end, end + 24)) && !/^\s?[A-Z]/.test(text.slice(end, end + 2))) return true
    return asForm.test(left) && /\bas\s/i.test(left.slice(-12)) && handsOver.test(clause)
  })
  for (let at = 1; at < all.length; at++) {
    const isJoined = joint.test(text.slice(all[at - 1]!.end, all[at]!.start)) && !noForm.test(all[at]!.name)
    if (isJoined && isForm[at - 1] === true) isForm[at] = true
  }
  for (let at = all.length - 2; at >= 0; at--) {
    const isJoined = joint.test(text.slice(all[at]!.end, all[at + 1]!.start)) && !noForm.test(all[at]!.name)
    if (isJoined && isForm[at + 1] === true && nounBehind.test(text.slice(all[at + 1]!.end, all[at + 1]!.end + 24)))
      isForm[at] = true
  }
  return all.filter((_, index) => isForm[index])
}
