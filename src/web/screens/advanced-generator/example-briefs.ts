import type { Requirements } from '#shared/brief.ts'
import type { ClientId } from '#shared/client-id.ts'
import type { BriefValues } from '#web/documents/brief-values.ts'
import type { ExampleName } from './example-names.ts'

type ExampleBrief = { client: ClientId; projectName: string; requirements: Partial<Requirements>; design: BriefValues['design'] }

/** Examples for trying the product; all of it is invented. */
export const exampleBriefs: Record<ExampleName, ExampleBrief> = {
  hospital: {
    client: 'fairholm',
    projectName: 'Clinic letters to general practice',
    design: {
      id: 'document-drafting',
      hosting: 'onPremises',
      plugs: { records: 'Lorenzo', channel: 'National messaging service', editors: 'Secretaries', signatories: 'Consultants' },
    },
    requirements: {
      businessObjective:
        'The trust sends 31,000 clinic letters a month to general practices. They take 11 days from the visit; the goal is 3 days.',
      technicalRequirements:
        'Dictations come from the clinics as recordings; 140 secretaries type them in Word.\nVisits and addresses come from the patient administration system, Lorenzo, over HL7. Lorenzo stays as it is.\nA draft of each letter must be there within 30 minutes of its dictation.\nA consultant signs each letter before it leaves; nothing is sent without that.\nLetters go to the practices through the national messaging service.\nWho has read or changed a letter must be kept for 8 years.',
      scope: 'In: letters of the eye and heart clinics. Out: discharge summaries, invoices.',
      constraints: 'Recordings and letters stay in the United Kingdom. No dictation may be used to train anybody’s model.',
      timeline: 'Eye clinic in use by 1 June 2027, heart clinic by 1 October 2027.',
      budget: '£280,000 for the first year.',
    },
  },
  bank: {
    client: 'calder',
    projectName: 'Complaints in one place',
    design: {
      id: 'case-management',
      hosting: 'azure',
      plugs: { channels: 'Genesys and Outlook', registers: 'T24', caseWorkers: 'Case handlers', teamLeads: 'Team leaders' },
    },
    requirements: {
      businessObjective:
        'Complaints reach the bank by telephone, mail and branch, 2,400 a month, and are kept in four places. One in nine misses the day by which the regulator wants an answer. The goal is none.',
      technicalRequirements:
        'Each complaint is one case, whatever way it came.\nCalls come from Genesys, mails from Outlook, accounts from the core system T24, which is read only.\nThe case handler sees the day by which an answer is due and is told 5 days before.\nA letter of refusal is released by a second person.\nThe report to the regulator is made each quarter from the cases, without typing.\n85 case handlers and 12 team leaders work with it.',
      scope: 'In: private customers. Out: fraud cases, the old archive before 2020.',
      constraints: 'Azure, as all else of the bank; data stays in the EU. Salesforce was tried and must not be proposed.',
      timeline: 'In use by 1 September 2027. No change between 15 December and 10 January.',
      budget: '€410,000 to build and €60,000 a year.',
    },
  },
  county: {
    client: 'wexmoor',
    projectName: 'Street trees',
    design: {
      id: 'field-inspection',
      hosting: 'azure',
      plugs: { assets: 'ArcGIS', workOrders: 'Confirm', inspectors: 'Inspectors' },
    },
    requirements: {
      businessObjective:
        'The council looks after 48,000 street trees. Inspections are on paper, and a branch that fell in 2025 was on no list.',
      technicalRequirements:
        'Nine inspectors record each tree on a tablet, also where there is no network.\nTrees stand on the map of the council’s GIS, ArcGIS; it keeps the streets.\nA tree that is marked as dangerous reaches the works contractor within 1 hour.\nOrders go to the contractor’s system Confirm; what was done comes back with a photograph.\nResidents report a tree through the council’s website and see what became of it.\nEach tree is inspected every 3 years, at schools every year.',
      scope: 'In: street trees and those at schools. Out: parks, planting of new trees.',
      constraints: 'No drone pictures. Residents’ names are deleted after 12 months.',
      timeline: 'Inspectors from 1 March 2027, residents from 1 July 2027.',
      budget: '£190,000.',
    },
  },
}
