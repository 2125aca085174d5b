import { Brief } from '#shared/brief.ts'

/** A brief as a client would write it, and what an architect would name: what leads, and the practices beside it. */
type Asked = { client: string; project: string; asks: string[]; leads: string; beside?: string[] }

const asked: Asked[] = [
  {
    client: 'calder',
    project: 'Partner API Platform',
    leads: 'api-platform',
    asks: [
      'Publish partner APIs over REST with a developer portal on AWS.',
      'Each partner must have a quota of 600 calls per minute.',
      'APIs must answer 95% of reads within 300 ms.',
      'Account balances must be read from Temenos Transact.',
    ],
  },
  {
    client: 'hartnell',
    project: 'Matter Intake',
    leads: 'event-driven',
    asks: [
      'Build an event-driven intake with a workflow for conflict checks and approvals.',
      'Fee earners must be notified when a matter is opened.',
      'Every approval must be recorded with the person and the time.',
      'Time entries go to Aderant Expert.',
      'A case past its deadline of 2 working days must be escalated.',
    ],
  },
  {
    client: 'brightwater',
    project: 'Board Reporting',
    leads: 'reporting',
    asks: [
      'Management reporting with agreed KPIs for nine titles, in Looker.',
      'Reports must be ready by 07:00 on each working day.',
      'Subscriber numbers must agree with Zuora to within 0.5%.',
    ],
  },
  {
    client: 'fairholm',
    project: 'Identity and Access Renewal',
    leads: 'identity-and-access',
    asks: [
      'Introduce single sign-on for 46 applications with Okta.',
      'Joiners, movers and leavers come from Workday; access of leavers must be removed within 1 hour.',
      'Access reviews must be held every six months.',
      'Administrators must use privileged access with approval.',
      'All sign-ins must be kept in an audit log for 12 months.',
    ],
  },
  {
    client: 'hartnell',
    project: 'Enterprise Search',
    leads: 'search',
    asks: [
      'Lawyers must be able to search across iManage and SharePoint Online from one search box.',
      'Results must respect the permissions of each source.',
      'Search results must appear within 1 second for 400 concurrent users.',
      'Misspelled names should still be found, with facets by practice and year.',
      'New documents must be searchable within 10 minutes.',
    ],
  },
  {
    client: 'aldgate',
    project: 'Policyholder Portal',
    leads: 'customer-portal',
    asks: [
      'Customers must be able to view their policies and download documents on Azure.',
      'Customers must be able to report a claim and upload photographs.',
      'The portal must meet WCAG 2.2 AA.',
      'Policies are held in Guidewire PolicyCenter.',
      'Customers must be told by e-mail when the status of a claim changes.',
      'Pages must load within 2 seconds for 2,000 concurrent users.',
    ],
  },
  {
    client: 'wexmoor',
    project: 'Highways Inspection App',
    leads: 'mobile-app',
    asks: [
      'Field inspectors need a mobile app on iOS and Android to record road defects.',
      'The app must work offline for a full shift of 9 hours.',
      'Photographs must be attached to each defect with the GPS position.',
      'Defects must reach IBM Maximo within 15 minutes once there is a signal.',
      'A lost device must be wiped.',
    ],
  },
  {
    client: 'tessel',
    project: 'Warranty Claims',
    leads: 'business-application',
    asks: [
      'Replace the spreadsheets with a line-of-business application for warranty claims.',
      'Clerks must be able to record a claim and assign it to an engineer.',
      'Claims above £5,000 must be approved by a manager.',
    ],
  },
  {
    client: 'calder',
    project: 'Azure Landing Zone',
    leads: 'landing-zone',
    asks: [
      'Build a landing zone on Microsoft Azure for 60 workloads with Terraform.',
      'Two ExpressRoute lines connect the data centres in Leeds and Slough.',
      'Stores must never be publicly accessible, and every resource needs an owner tag.',
      'A new subscription must be available within 1 working day.',
      'Audit logs must be kept for 12 months and nobody may change them.',
    ],
  },
  {
    client: 'tessel',
    project: 'Multi-Region Booking Service',
    leads: 'multi-region',
    asks: [
      'The booking service must run active-active in two AWS regions.',
      'When a region fails, traffic must move within 15 minutes without losing more than 1 minute of data.',
      'Availability must be at least 99.99%.',
    ],
  },
  {
    client: 'tessel',
    project: 'Observability for Payments',
    leads: 'observability',
    asks: [
      'Introduce distributed tracing with OpenTelemetry for 35 services, in Datadog.',
      'Each service must have service level objectives with an error budget.',
      'On-call engineers get 120 alerts a week; at most 10 should remain.',
      'The mean time to restore must fall from 3 hours to 45 minutes.',
      'Incidents must be raised in ServiceNow.',
    ],
  },
  {
    client: 'aldgate',
    project: 'Continuous Delivery Programme',
    leads: 'continuous-delivery',
    asks: [
      'Introduce CI/CD with GitHub Actions for 20 teams.',
      'Releases take six weeks today and should be weekly.',
      'A failed release must be rolled back within 10 minutes.',
      'Every artefact must be signed and have a software bill of materials.',
      'Changes must be recorded in ServiceNow.',
    ],
  },
  {
    client: 'brightwater',
    project: 'FinOps Practice',
    leads: 'finops',
    asks: [
      'The AWS cloud bill is £310,000 per month and 40% of it is untagged.',
      'Each title must see its cloud costs the next day.',
      'Costs should be charged back to the nine titles.',
      'Savings plans should cover the base load.',
      'The cloud spend should fall by 15% within 12 months.',
    ],
  },
  {
    client: 'fairholm',
    project: 'Disaster Recovery Renewal',
    leads: 'disaster-recovery',
    asks: [
      'Backups must be immutable so that ransomware cannot delete them.',
      'The patient record in Cerner Millennium must have an RPO of 15 minutes and an RTO of 4 hours.',
      'A recovery exercise must be held twice a year.',
      'The secondary data centre is in Carlisle.',
    ],
  },
  {
    client: 'hartnell',
    project: 'Archive Migration',
    leads: 'migration',
    asks: [
      'Migrate 14 TB of matter files from OpenText to iManage Work on Azure.',
      'The legacy system must be decommissioned by 30 June 2027.',
      'Counts and checksums must agree before the cut-over.',
      'Users must be able to work during the migration.',
    ],
  },
  {
    client: 'brightwater',
    project: 'Data and AI Roadmap',
    leads: 'roadmap',
    asks: [
      'A three-year roadmap with prioritised initiatives and business cases.',
      'Quick wins must show a result within 3 months.',
      'The target architecture must cover audience, advertising and newsroom.',
    ],
  },
  {
    client: 'fairholm',
    project: 'Cloud Readiness Assessment',
    leads: 'assessment',
    asks: [
      'Assess 140 applications for their readiness for the cloud.',
      'Interviews with 25 owners and an inventory of all servers are needed.',
      'Each finding must name its evidence and a recommendation with its cost.',
      'The inventory is held in ServiceNow.',
    ],
  },
  {
    client: 'calder',
    project: 'Data Operating Model',
    leads: 'operating-model',
    asks: [
      'Define the target operating model for data with a federated centre of excellence.',
      'A RACI must name who owns each of the 80 data products.',
      'Nobody is responsible for the shared platform today.',
      'The service desk must know which team to call.',
    ],
  },
  {
    client: 'wexmoor',
    project: 'Social Care Training and Adoption',
    leads: 'training-and-adoption',
    asks: [
      'Train 900 social workers before the launch of Liquidlogic.',
      'Super-users in each of 14 teams must be trained first.',
      'Adoption must reach 80% within 8 weeks.',
      'E-learning must be available in English and Welsh.',
    ],
  },
  {
    client: 'aldgate',
    project: 'Broker Portal',
    leads: 'customer-portal',
    beside: ['continuous-delivery', 'observability', 'training-and-adoption'],
    asks: [
      'Brokers must be able to quote and bind in a broker portal on Google Cloud.',
      'The service runs in two regions and fails over between them.',
      'CI/CD with GitLab CI; releases every week with canary releases.',
      'Service level objectives with distributed tracing for each journey.',
      'A training programme with super-users in 12 branches.',
      'Brokers sign in through Auth0 with multi-factor authentication.',
      'Search for products with facets and autocomplete.',
    ],
  },
]

export const givenPatternBriefs = asked.map(({ client, project, asks, leads, beside = [] }) => ({
  leads,
  beside,
  brief: Brief.parse({
    documentType: 'hld',
    client,
    projectName: project,
    requirements: { businessObjective: asks[0], technicalRequirements: asks.map((line) => `- ${line}`).join('\n') },
  }),
}))
