import { Brief } from '#shared/brief.ts'

const requirements = (fields: Partial<Brief['requirements']>) => fields

/** Short briefs: two sentences, a clear one for another cloud, and a pasted email. */
export const givenShortBriefs: [string, Brief][] = [
  [
    'two sentences',
    Brief.parse({
      documentType: 'hld',
      client: 'wexmoor',
      projectName: 'Parcel Tracking Portal',
      requirements: requirements({
        businessObjective: 'Customers call us to ask where their parcel is. We want a portal where they can look it up themselves.',
      }),
    }),
  ],
  [
    'events on AWS',
    Brief.parse({
      documentType: 'hld',
      client: 'brightwater',
      projectName: 'Live Viewing Events on AWS',
      requirements: requirements({
        businessObjective:
          'Cut the time from a viewing event to a usable audience figure from 24 hours to under one minute, and reduce ad under-delivery by 15% within the first quarter after launch.',
        technicalRequirements: `1. Ingest playback events from web, mobile and smart TV apps through Amazon Kinesis, up to 85,000 events per second at peak.
2. Enrich each event with the programme schedule from the scheduling system and drop duplicates.
3. Events must be available in the live dashboard within 45 seconds.
4. Raw events must be kept in Amazon S3 for 13 months and then deleted.
5. Planners should be able to replay any day of events into a test environment.
6. The ad server needs an API that returns the current audience of a programme in less than 200 ms at the 99th percentile.
7. Device identifiers must be pseudonymised before storage.
8. The service shall be available 99.95% of the time.`,
        scope: 'In scope: ingestion, enrichment, live dashboard, audience API. Out of scope: advertising sales system, billing.',
        constraints: 'AWS eu-west-2 only. Terraform for all infrastructure. No personal data in logs.',
        timeline: '16 weeks from 2 March 2026',
        budget: '£640,000',
      }),
    }),
  ],
  [
    'a pasted e-mail',
    Brief.parse({
      documentType: 'hld',
      client: 'aldgate',
      projectName: 'supplier invoices',
      requirements: requirements({
        additionalContext: `Hi both,

following up on thursday's call - sorry for the delay, it was half term!!

So basically finance get ~4k supplier invoices a month as PDF (some scanned, some by e-mail, a few still on paper :( ) and 7 people type them into Dynamics 365. Takes about 9 days on average to get one posted which annoys suppliers.

What we'd like: something that reads the invoice, matches it against the PO and posts it if it's within tolerance, otherwise somebody looks at it. It has to be user-friendly and reliable and must not pay anything twice obviously. Needs to work w/ SharePoint because that's where the scans go. We're an Azure shop.

Not expenses, not travel. Go-live ideally before year end (31 Dec) but Tom says Q1 is fine too.

Cheers
Mel`,
      }),
    }),
  ],
]
