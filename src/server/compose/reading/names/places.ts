/** Countries, regions of clouds, cities and other words for where data may be. */
const list =
  'Deutschland|Österreich|Schweiz|EU|EEA|E\\.U\\.|European Union|European Economic Area|UK|U\\.K\\.|United Kingdom|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|Ireland|Republic of Ireland|Germany|France|Switzerland|Austria|Luxembourg|Netherlands|Belgium|Spain|Italy|Poland|Sweden|Norway|Finland|Denmark|Iceland|Portugal|Greece|Estonia|Latvia|Lithuania|Czechia|Czech Republic|Slovakia|Slovenia|Croatia|Serbia|Hungary|Romania|Bulgaria|Cyprus|Malta|Turkey|Türkiye|Ukraine|Singapore|Japan|Korea|India|China|Hong Kong|Taiwan|Malaysia|Indonesia|Thailand|Vietnam|Philippines|Canada|Australia|New Zealand|Aotearoa New Zealand|Aotearoa|USA?|U\\.S\\.(?:A\\.)?|United States(?: of America)?|continental United States|Mexico|Brazil|Argentina|Chile|Colombia|Peru|UAE|the Emirates|Emirates|Saudi Arabia|Qatar|Israel|Egypt|Morocco|South Africa|Kenya|Nigeria|Ghana|Rwanda|Tanzania|Uganda|Zambia|Mozambique|Namibia|Botswana|Quebec|Ontario|British Columbia|California|Texas|CH|North Europe|West Europe|UK South|UK West|Germany West Central|Sweden Central|East US|[a-z]{2}-(?:west|east|central|north|south|northeast|southeast)-\\d|europe-west\\d+|London|Dublin|Frankfurt|Paris|Zurich|Zürich|Geneva|Stockholm|Milan|Madrid|Belfast|Berlin|Munich|Vienna|Amsterdam|Brussels|Warsaw|Helsinki|Oslo|Copenhagen|Sydney|Melbourne|Toronto|Montreal|Tokyo|Mumbai|Hyderabad|Pune|Chennai|Delhi|São Paulo|Johannesburg|Nairobi|Dubai|Abu Dhabi|Riyadh|Zagreb|Ljubljana|Belgrade|Prague|Budapest|Bucharest|Sofia|Athens|Lisbon'
const adjective =
  'European|British|German|French|Swiss|Irish|Australian|Canadian|American|Indian|Dutch|Norwegian|Swedish|Finnish|Danish|Austrian|Singaporean|domestic'
export const placeName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'u')
export const placeAdjective = new RegExp(
  `\\b(?:an? |any |the )?(?:${adjective}) (?:regions?|data cent(?:er|re)s?|soil|cloud|hosting|jurisdiction|territory|provider|servers?)\\b`,
  'u',
)
const site =
  'data ?cent(?:re|er)s?|computer cent(?:re|er)|server rooms?|machine rooms?|data rooms?|premises|buildings?|networks?|infrastructure|servers|own server|walls|campus|house|sites?|plants?|tenant|tenancy|perimeter|domain|office|hospital|ships?|vessels?|mine|school|clinic|laboratory|lab|factory|works(?! council| committee| meeting)|yard|archive|vault|cellar|basement|own hardware|equipment|machines|hall|practice|surgery|parish|harbour|airport|depot|warehouse building|museum|branch'
/** Places of one's own: “our data centre”, “the hospital's network”, “on premises”, “in the house”, “the country”. */
export const ownPlace = new RegExp(
  `\\b(?:our|its|own|their|the|your|(?:[\\p{L}.]+['’]s?)) (?:own )?(?:\\p{L}+ ){0,2}(?:${site})\\b|\\bon[- ]prem(?:ises?)?\\b|\\bin[- ]house\\b|\\bon[- ](?:site|board)\\b|\\bState Data Cent(?:re|er)|\\bdata cent(?:re|er)s?\\b|\\bthe (?:country|Province|province|State|kingdom|Kingdom|canton|Canton|territory|Territory|District|district|county|County|republic|Republic|island|islands|region|municipality|trust|emirate|Emirate|Union|continent)\\b(?!['’]s)`,
  'iu',
)
