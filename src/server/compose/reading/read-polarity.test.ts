import { describe, expect, test } from 'vitest'
import { refusesBefore, stanceOf, type Stance } from './read-polarity.ts'

/** What is said of the name in square brackets; a bar parts the sentence from the one after. */
function said(marked: string): Stance {
  const [sentence = '', next = ''] = marked.split(' | ')
  const start = sentence.indexOf('[')
  const text = sentence.replace('[', '').replace(']', '')
  const end = sentence.indexOf(']') - 1
  const { stance } = stanceOf({ text, start, end })
  return stance === 'none' && refusesBefore(next) ? 'ban' : stance
}

const refused = [
  'No [Snowflake], no Databricks.',
  'No Snowflake, no [Databricks].',
  '[Kubernetes] must not be used.',
  'We do not want [AWS]; Azure is fine.',
  '[Snowflake] is not an option.',
  'Anything but [Oracle].',
  'Security rules out [VMware].',
  'We are not allowed to use [ChatGPT] or Copilot.',
  'SharePoint is used today but [Documentum] shall not be part of the solution.',
  'We would rather not use [Informatica].',
  'The works council has vetoed [Workday Prism].',
  'We looked at [Celonis] last year and will not go back to it.',
  '[Amos] was piloted on two tugs and shall not be proposed again.',
  '[Danaos]: no. The owners decided against it.',
  'The shipyard offered [NAPA]. | We refused this.',
  'The vendor showed [Granular] to the farmers. | Do not offer it.',
  'Proposals based on [Tessitura] will be set aside.',
  '[MuseumPlus] will not be considered.',
  'The synod turned down [Vectorworks].',
  'Offers with [Odoo] are not accepted.',
  '[Dentrix] need not apply.',
  'Under no circumstances [Palantir].',
  'The solution must be free of [Flash].',
  'We will not entertain [Sitecore].',
  '[Genesys] is off the table.',
  'We had [Vestas] until 2019 and we will not have it again.',
  'No tool is to be bought, [Collibra] included, and we shall not configure any.',
  'A [MongoDB] store is not acceptable here.',
  '[Access] must disappear from the laboratory.',
  'By 2028 [Dropbox] shall vanish from all our sites.',
  '[Telegram] has no place in a control room.',
  'We tested [Celonis] for half a year and decided against it.',
  'The harbour looked at [Navis] in spring, and the owners have rejected it.',
  'We tried [Odoo] in two shops and gave it up.',
  'The museum had evaluated [Axiell] but was not convinced.',
  '[Mendix] was in a pilot and nobody could run it afterwards.',
  '[Pega] had a trial that never came to an end.',
  'Please don’t come back with [Lotus Notes].',
  'Nobody need turn up with [SAP].',
  'Spare us [Gartner].',
  'No booking may go over [WhatsApp] any more.',
  'Nothing is to be ordered and no shift may be agreed by [Viber] any longer.',
  'Rosters must not be sent via [Telegram].',
  'Products of [Northgate] or its daughters are not eligible.',
  '[Palantir] not wanted (council).',
  '[Teams] still not an option, says the board.',
  'Bids by [Kronos] (who wrote the study) or a partner are inadmissible.',
]
/** They look alike and refuse nothing. */
const notRefused = [
  'The old slips must go in the [Laserfiche] archive.',
  'We tested [Qlik] last year and decided to stay with it.',
  'We tested [Qlik] and decided against more licences for the yard.',
  'The pilots tried [ForeFlight], and the chief said they may go on with it.',
  '[Veeva] was in a pilot and has run well since.',
  'Don’t come with fewer than two people who know [Oracle].',
  'No order may go over [Coupa] without a second signature.',
  'Nothing may be posted through [Sage] before the month is open.',
  'No personal data may be sent via [Twilio].',
  'Reports from [Qlik] not wanted before the 5th.',
  '[Kraken] customers are not eligible for the discount.',
  'Never send a parcel without a label from [DHL].',
]
const kept = [
  'Do not replace [Maximo].',
  'Don’t touch the [Bull mainframe].',
  'ServiceNow and [Jira] shall remain; no second one.',
  '[PortNet] stays, it is the harbour’s.',
  'Orders go to [Navision], which must not be changed.',
  'Nobody is to touch [Netezza].',
  '[Eagle] is not being replaced.',
  'Leave [Trapeze FX] alone.',
]
const replaced = [
  'Tableau stays, [Excel] goes.',
  '[Tableau] is being retired in favour of Power BI.',
  'Replace [Lotus Notes] with ServiceNow.',
  'Instead of [Crystal Reports] we want Qlik.',
  '[Teradata] must be off by March.',
  'Neither [Genesys] nor Avaya will be kept.',
  '[FleetBase] is switched off once its entries are in the new one.',
]
const used = [
  'No cloud services other than [Azure].',
  'On premises only, no public cloud, except [Entra ID] for sign-in.',
  'Tableau is being retired in favour of [Power BI].',
  'Replace Lotus Notes with [ServiceNow].',
  'Instead of Crystal Reports we want [Qlik].',
  'No data may leave SAP except through the [CPI] gateway.',
  '[Databricks] is mandated by group IT.',
  'So [BigQuery] shall be used, we do not want one more database.',
]
const neither = [
  'We have no [Kafka] skills in the team.',
  'No later than June the solution must be connected to [Workday].',
  'The catalogue comes from [Koha].',
  'We have no view for or against [Power Platform].',
]

describe('what a brief says of a name', () => {
  test.each(refused)('refused: %s', (sentence) => expect(said(sentence)).toBe('ban'))
  test.each(notRefused)('not refused: %s', (sentence) => expect(said(sentence)).not.toBe('ban'))
  test.each(kept)('stays: %s', (sentence) => expect(said(sentence)).toBe('keep'))
  test.each(replaced)('goes: %s', (sentence) => expect(said(sentence)).toBe('replace'))
  test.each(used)('wanted: %s', (sentence) => expect(said(sentence)).toBe('use'))
  test.each(neither)('neither wanted nor refused: %s', (sentence) => expect(['none', 'use', 'open']).toContain(said(sentence)))
})

test('what is not decided is open', () => {
  expect(said('It is not decided whether [Kafka] or RabbitMQ is used.')).toBe('open')
  expect(said('[Optibus] demoed too, we are open on that one.')).toBe('open')
})
