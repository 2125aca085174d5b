import { lowered, withoutArticle } from '../../assembly/phrases.ts'
import type { Statement } from '../../reading/reading.ts'
import { article, nounPhrase, type SentenceRule } from './sentence-rule.ts'

const reach = 320
const told = ({ text }: Statement) => text.slice(0, reach)
const isDemand = ({ kind }: Statement) =>
  kind !== 'exclusion' && kind !== 'ban' && kind !== 'goal' && kind !== 'question' && kind !== 'money'

const carried =
  /\b((?:hut |base |own |work |rugged |company |shared |field )?(?:tablet|i-?pad|smart-?phone|handset|hand-?held(?: scanner)?|laptop|ring scanner)|(?:own|work|mobile|company) phone)s?\b|\b(?:on|use|with) (?:an? |their |his |her )(?:own )?(phone)s?\b(?! (?:number|call|book|line)s?)/i
const careTold = /\b(?:lost|stolen|theft|wiped|remote(?:ly)? (?:lock|wip)\w*|MDM|device management|Intune|charged|battery|flat)\b/i
/** Phones that ring on a desk, and what people happen to own. */
const noTool =
  /\b(?:desk phones?|phones? and counter|people on phones?|have (?:smart-?)?phones|(?:calls|enquiries|answer\w*) [^.;]{0,30}on (?:the )?phones?|today|last (?:year|season)|WhatsApp)\b/i

/** Work hangs on a device that is carried about, and nothing is said of the day on which it is gone. */
const deviceGone: SentenceRule = {
  weight: 6,
  kind: 'gap',
  owner: 'Product owner',
  why: 'Data and work hang on it.',
  asks: (statement, { says }) => {
    const text = told(statement)
    const [, one, other] = carried.exec(text) ?? []
    const what = (one ?? other)?.toLowerCase().replace(/^own /, '')
    return what && isDemand(statement) && !noTool.test(text) && !says(careTold)
      ? `What happens when ${article(what)} is lost, broken or not charged?`
      : undefined
  },
}

const equipment =
  '(?:data |temperature )?loggers?|weigh-?bridges?|weighing stations?|(?:picking )?robots?|(?:machine|spreader|turbine|kiln|pump) controllers?|furnaces?|kilns?|washers?|steriliz?s?ers?|(?:flow|water|gas|power|heat) meters?|(?:level |flow |level and flow )?sensors?|probes?|turnstiles?|barriers?|gate systems?|wall displays?|display boards?|kiosks?|ticket machines?|tills|ANPR(?: cameras?)?|telematics(?: boxes)?|(?:GPS |vehicle )trackers?|beacons?|tachographs?|(?:laboratory |lab |measuring )instruments?|analy[sz]ers?|lab machines?|card readers?|badge readers?'
const equipped = new RegExp(String.raw`\b(${equipment})\b`, 'iu')
const makeTold = new RegExp(
  String.raw`((?:\p{Lu}[\p{L}\d-]+ ){1,2})(?:${equipment})\b|\b(?:${equipment})(?:(?: (?:is|are))?(?: an?)? | (?:of|by|from) |[^.;:]{0,30}? from |: | (?:control |software |line )?\()((?:[A-Z][\p{L}\d-]+)(?: \p{Lu}[\p{L}-]+)?)`,
  'u',
)
const wayTold =
  /\b(?:OPC(?: UA)?|Modbus|MQTT|REST|API|serial|RS-?232|CSV|XML|JSON|Bluetooth|NFC|USB|LoRa\w*|ASTM|HL7|BACnet|M-?Bus|protocol|over SFTP|over HTTPS)\b/i
const notNow = /\b(?:today:|last (?:year|season)|tested|tried|no (?:new )?(?:sensors?|robots?)|nothing to do|died)\b/i

/** The scales, the loggers, the robot: machines that give or take data, and no word on how they speak. */
const machineInterface: SentenceRule = {
  weight: 7,
  kind: 'interface',
  owner: 'Data owner',
  why: 'Each make speaks otherwise.',
  most: 2,
  asks: (statement, { statements, reading }) => {
    const text = told(statement)
    const what = equipped.exec(text)?.[1]
    if (!what || /^(?!ANPR)\p{Lu}{2,}/u.test(what) || /\baccounts?\b/i.test(text) || !isDemand(statement) || notNow.test(text))
      return undefined
    const head = what.split(' ').at(-1)!.replace(/s$/i, '')
    const near = statements.filter((other) => new RegExp(String.raw`\b${head}`, 'i').test(told(other)))
    if (near.find((other) => !notNow.test(told(other))) !== statement) return undefined
    const made = makeTold.exec(lowered(text))
    const make = (made?.[1] ?? made?.[2])?.trim()
    const isAsked = reading.systems.some(
      ({ name, role }) => make && (name.includes(make) || make.includes(name)) && role !== 'named',
    )
    if (near.some((other) => wayTold.test(told(other))) || isAsked) return undefined
    const machine = lowered(what).replace(/(?<=[^s])s$/, '')
    return make && !/^(?:The|Our|All|Each|Every|No|An?|From|Of|In|With|By)$/.test(make)
      ? `Which interface does the ${machine} (${make}) offer?`
      : `Of which make is the ${machine}, with which interface to read it?`
  },
}

const onMap = /\b(?:on (?:a|the) map|map view|maps?|plan of the (?:site|building|town))\b/i
const mapTold =
  /\b(?:ArcGIS|QGIS|GIS|OpenStreetMap|OSM|PDOK|Google Maps|Mapbox|Topo\d+|LINZ|Ordnance Survey|cadastre|map service|base ?map|background map|GeoServer|maps?: |swisstopo|WMS|WMTS|geo-?portal|IGN|map(?:s)? (?:is|are|comes?|from|of) )\b/i

/** Something is to be seen on a map, and no map is named. */
const whichMap: SentenceRule = {
  weight: 7,
  kind: 'data',
  owner: 'Data owner',
  why: 'A map has a licence.',
  asks: (statement, { says }) =>
    onMap.test(told(statement)) &&
    isDemand(statement) &&
    !/\b(?:site map|road ?map|heat ?map|mapp\w+)\b/i.test(told(statement)) &&
    !says(mapTold)
      ? 'Which map lies beneath: an own GIS or a public one?'
      : undefined,
}

const outsider =
  '(?:NDT )?contractors?|subcontractors?|suppliers?|carriers?|laborator(?:y|ies)|partners?|consultants?|consulting firms?|brokers?|growers?|volunteers?|caretakers?|hosts?|members?|visiting \\p{L}+|freelancers?|external \\p{L}+|auditors?'
const acting = new RegExp(
  String.raw`(?:^|[.:;,|] ?|\b(?:the|our|each|every|all|six|two|three|eleven) )((?:[\p{L}-]+ ){0,2}?(?:${outsider})) (?:uploads?|enters?|files?|submits?|reports?|sees?|reads?|records?|fills?|books?|confirms?|answers?|logs?|marks?|scans?|signs? (?!in\b)|may see|can see|must see|gets? a screen|works? in)\b`,
  'iu',
)
const accountTold =
  /\b(?:sign(?:s|ing)?[- ]?(?:in|on)|log(?:s|ging)?[- ]?(?:in|on)\b|logins?|accounts?|SSO|single sign|identit\w+|passwords?|authenticat\w+|e-?ID|guests?|invited?|link (?:by|in)|one-time code|Entra|Okta|Keycloak)/i

/** Somebody from outside enters or sees something, and is in nobody's directory. */
const outsiderAccount: SentenceRule = {
  weight: 7,
  kind: 'people',
  owner: 'Product owner',
  why: 'They are in no directory.',
  asks: (statement, { statements }) => {
    const who = acting.exec(told(statement))?.[1]
    const head = who
      ?.toLowerCase()
      .split(' ')
      .at(-1)
      ?.replace(/(?:ies|y|s)$/, '')
    const isTold = statements.some(
      (other) =>
        accountTold.test(told(other)) &&
        (told(other)
          .toLowerCase()
          .includes(head ?? '') ||
          /\b(?:all|every|each|everybody)\b/i.test(told(other))),
    )
    return who && statement.affirms && isDemand(statement) && !isTold
      ? `With which account does the ${lowered(withoutArticle(who))
          .replace(/(?<=[^s])s$/, '')
          .replace(/ies$/, 'y')} get access?`
      : undefined
  },
}

const byVoice = new RegExp(
  String.raw`\b(?:the |an? |each )?(${nounPhrase}) (?:confirms?|approves?|agrees?|releases?|orders?|signs off|says yes|decides?|reports?|objects?|acknowledges?|calls? in|(?:gets?|are|is) (?:confirmed|approved|reported|told)) (?:it |this |them )?(?:by|over|on|via) (?:the |tele)?phone\b|\bconfirm\w* by telephone\b`,
  'iu',
)

/** “The second confirms by telephone”: said by a voice, and to be proved later. */
const voiceProved: SentenceRule = {
  weight: 8,
  kind: 'rule',
  owner: 'Product owner',
  why: 'A voice leaves no trace.',
  asks: (statement) => {
    if (!byVoice.test(told(statement)) || statement.kind === 'exclusion') return undefined
    return 'How is a confirmation by telephone recorded, so that it can be proved who gave it?'
  },
}

export const deviceRules = [deviceGone, machineInterface, whichMap, outsiderAccount, voiceProved]
