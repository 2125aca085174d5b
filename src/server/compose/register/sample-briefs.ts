import type { BriefField } from '#shared/brief.ts'

/** Ten short invented briefs of the kinds that clients send. */
export const sampleBriefs: Record<string, Partial<Record<BriefField, string>>> = {
  'numbered clauses': {
    businessObjective: '1. Purpose and Background\nThe Wexcombe Ferry Trust sells 41,000 tickets a month, on paper.',
    technicalRequirements:
      '2.1 A ticket shall be sold in under 20 seconds. 2.2 Tickets are checked without a network; the list is renewed every hour.\n2.3 The contractor shall: (a) keep the harbour ledger; (b) print in Welsh.',
  },
  'bullets below headings': {
    additionalContext:
      'What we have\n- Sage 200, which stays\n- a till from 2011\n\nWhat we need\n- sales on a phone\n- nothing stored abroad\n\nOut of scope\n- parking\n- the café',
  },
  'a table with a rule': {
    technicalRequirements:
      '| Ref | Requirement | Priority |\n|---|---|---|\n| R-01 | Each crossing is logged. | Must |\n| R-02 | A map is shown. | Could |\n| R-03 | Names are not printed. | Should |',
  },
  'tabs and CRLF': { timeline: 'Milestone\tDate\r\nAward\t1 March 2027\r\nPilot\t30 June 2027\r\nAll piers\t1 October 2027\r\n' },
  'lists in a sentence': {
    scope:
      'The consultancy does not include: new boats; the pier at Lark Point; staff uniforms. Included: planning; ticketing; reports.',
    deliverables: 'Work plan (day 8); design (day 20); pilot on one boat (day 60).',
  },
  talk: {
    additionalContext:
      "MAEVE (skipper): We lose signal past the point. Don't rely on it.\n\nINTERVIEWER: How many boats?\n\nMAEVE: Seven. Two are laid up in winter.\n\nINTERVIEWER: Budget?\n\nODHRAN: £90,000, not a penny more.",
  },
  'mail with history': {
    additionalContext:
      'From: Oona Breck <oona@ferry.example>\nSent: 3 November 2026 09:10\nTo: Bids\nSubject: RE: tickets\n\nDear Sirs,\n\nwe start on 1 June 2027. No app.\n\nKind regards\nOona\nOona Breck | Wexcombe Ferry Trust\n\nThis email is confidential and intended only for the addressee.\n\n> From: Lars Undset\n> Sent: 1 November 2026 10:00\n>\n> We start on 1 May 2027, in all of the harbours,\n> with an app.\n',
  },
  German: {
    businessObjective: 'Die Fährgesellschaft verkauft 41.000 Karten im Monat. Ziel: weniger Papier, z. B. bei den Monatskarten.',
    technicalRequirements:
      'Das System muss am 15. März 2027 laufen. Es darf kein AWS eingesetzt werden.\nKarten sollten offline geprüft werden.',
    scope: 'Nicht enthalten: Parkplätze; Bordküche; Dienstpläne.',
  },
  corrigendum: {
    technicalRequirements: '3.1 Data shall be kept for 6 months. 3.2 The ledger shall be open. 3.3 Reports are weekly.',
    additionalContext: 'AMENDMENT 1\na) Clause 3.1: read "12 months" for "6 months".\nb) Clause 3.3 is deleted.',
  },
  notes: {
    additionalContext:
      'notes, call 3 Nov 😀\nterminal is old, e.g. Windows 7\n☒ cash ☐ card\n"Never. Not here." said the purser\nsee https://ferry.example/a.b?c=1. More at pier@ferry.example. Dr. J. Smith agrees',
  },
}
