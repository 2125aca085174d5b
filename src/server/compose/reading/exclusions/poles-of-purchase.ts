import type { Axis } from './opposed-poles.ts'

const of = (words: string) => new RegExp(String.raw`\b(?:${words})\b`, 'iu')

/** Price, licence, product, supplier. */
export const polesOfPurchase: Axis[] = [
  {
    how: 'a fixed price, and paid by effort',
    isFirm: true,
    kind: 'money',
    one: of(
      String.raw`(?:fixed|lump|flat|firm)[- ](?:price|sum|fee|rate sum)|lump[- ]sum|all-in price|price is fixed|turnkey price`,
    ),
    other: of(
      String.raw`time[- ]and[- ]materials?|T&M|by (?:the )?(?:hours?|days?|effort)|hours? (?:used|worked|spent)|per (?:hour|day|sprint)|hourly|daily rates?|day rates?|(?:effort|cost)[- ](?:based|plus)|actual (?:hours|effort|costs?|time)|hours actually|according to (?:effort|time)|on (?:an )?effort basis|cost reimburs\w+`,
    ),
    unless:
      /\b(?:change requests?|additional(?:ly)?|further|extra|options?|travel|on-call|users? per|per day (?:of|at)|pays? per)\b/i,
    ofWhole: true,
    apart: true,
  },
  {
    how: 'open source alone, and a product that is not',
    kind: 'mandate',
    one: of(String.raw`open[- ]source|OSI[- ]approved|free software|free and open|FOSS|public code`),
    other: of(
      String.raw`Oracle|SQL Server|Microsoft|MS SQL|Windows Server|SAP|Salesforce|ServiceNow|Tableau|Power BI|Qlik|Snowflake|Databricks|MATLAB|Esri|ArcGIS|VMware|Db2|IBM|Teradata|Splunk|Mendix|OutSystems|Pega|Adobe|Documentum|Cognos|Gurobi|CPLEX|proprietary|closed[- ]source|commercial(?:ly)? (?:product|software|database|licen[cs]ed?)|licen[cs]e fees?`,
    ),
    apart: true,
    unless:
      /\b(?:replac\w+|instead|away from|rather than|migrat\w+|connect\w*|interfaces? (?:to|with)|reads? from|exports? to|equal|equivalent)\b/i,
    ofWhole: true,
  },
  {
    how: 'several that do not depend on each other, and one alone',
    one: of(
      String.raw`(?:two|three|several|at least two) (?:mutually )?(?:independent|different|separate|unrelated) (?:\p{L}+ )?(?:providers?|suppliers?|vendors?|carriers?|operators?|contractors?|manufacturers?|companies|houses)|multi-?vendor|independent of (?:each other|one another)|mutually independent`,
    ),
    other: of(
      String.raw`(?:a single|one and the same|only one|the same|one) (?:\p{L}+ )?(?:provider|supplier|vendor|carrier|operator|contractor|manufacturer|company|source|hand|house)|sole (?:provider|supplier|vendor|contractor)|everything from one`,
    ),
  },
  {
    how: 'as it comes, and changed to measure',
    one: of(
      String.raw`out of the box|off[- ]the[- ]shelf|standard (?:product|software|functions?|functionality|version)|vanilla|as delivered|pure standard|(?:close to|stay\p{L}* (?:in|with|to)) (?:the )?standard`,
    ),
    other: of(
      String.raw`customi[sz]\p{L}*|tailor(?:ed|-made|ing)|bespoke|own (?:development|code|programming|module)s?|specially (?:written|developed|programmed)|purpose-built|reprogram\p{L}*|made to measure|modif\p{L}+ (?:of|to) the (?:code|product|standard)|custom (?:code|development|programming|module)s?`,
    ),
    ofWhole: true,
  },
  {
    how: 'nothing new is bought, and something new is needed',
    one: of(
      String.raw`existing (?:\p{L}+ )?(?:hardware|devices?|tablets?|phones?|handhelds?|equipment|servers?|scanners?|sensors?|licen[cs]es?|cabling|screens?|computers?|terminals?)|what (?:we have|is there)`,
    ),
    other: of(
      String.raw`(?:new|additional|further|extra|more) (?:\p{L}+ )?(?:hardware|devices?|tablets?|phones?|handhelds?|equipment|servers?|scanners?|sensors?|licen[cs]es?|cabling|cables?|screens?|computers?|terminals?)|(?:purchase|procurement|buying|acquisition)|(?:bought|purchased|procured|acquired)`,
    ),
    unless: /\b(?:replac\w+|interfaces? of)\b/i,
  },
  {
    how: 'free of charge, and charged for',
    isFirm: true,
    kind: 'money',
    one: of(
      String.raw`free of (?:charge|cost)|at no (?:charge|cost|extra)|gratis|costs? nothing|no (?:fee|charge|cost)s?|without (?:fee|charge|cost)s?|toll-free|for free`,
    ),
    other: of(String.raw`pays?|fees?|charged|charges|payable|subscription|against payment|price of|costs? (?:\d|[€£$])`),
    unless: /\b(?:deposit|fines?|lost|late|budget|licen[cs]e|free of charge for the (?:client|authority))\b/i,
  },
  {
    how: 'everything on the own machines, and in a cloud',
    kind: 'mandate',
    one: of(
      String.raw`on[- ]prem\w*|own (?:servers?|data cent(?:re|er)|hardware|machines|server rooms?|racks?)|in-?house|self-?hosted`,
    ),
    other: of(
      String.raw`cloud|SaaS|software as a service|hosted by|Azure|AWS|Amazon Web Services|Google Cloud|GCP|Microsoft 365|Office 365|multi-?tenant`,
    ),
    apart: true,
    unless: /\b(?:private cloud|hybrid|point cloud|cloud cover|contract)\b/i,
  },
]
