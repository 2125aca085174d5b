export type ChecklistTopic = {
  topic: string
  /** Plain words for it in English, German, French and Spanish. */
  words: RegExp
  /** Asked as it is where nothing is said. */
  question: string
  why: string
}

/** Whole words, or beginnings of words where they end with `*`. */
const any = (words: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${words
      .split(',')
      .map((word) =>
        word
          .trim()
          .replaceAll(/[.+?()[\]]/g, String.raw`\$&`)
          .replaceAll('*', String.raw`\p{L}*`)
          .replaceAll(' ', String.raw`[\s-]`),
      )
      .join('|')})(?!\p{L})`,
    'iu',
  )

/** What every design has to know, in the order in which it is asked. */
export const topicsOfDesign: readonly ChecklistTopic[] = [
  {
    topic: 'Users',
    words: any(
      'user*, staff, employees, officers, clerks, customers, citizens, patients, operators, analysts, teams, who works with it, nutzer*, anwender*, benutzer*, mitarbeiter*, kunden, kundinnen, utilisateurs, utilisatrices, usagers, agents, personnel, abonnés, clients, usuarios, empleados, clientes, personal',
    ),
    question: 'Who will use the system, how many people are there in each group, and what does each group do with it?',
    why: 'The number of people and their tasks decide screens, licences, training and load.',
  },
  {
    topic: 'Systems and interfaces',
    words: any(
      'system, systems, interface*, api, apis, integrat*, feed*, import*, export*, warehouse, erp, crm, sap, schnittstelle*, anbindung*, systeme, interfaz*, interfaces, système*, sistema*, integración, intégration',
    ),
    question: 'Which existing systems does it exchange data with, in which direction, and who can tell us about each interface?',
    why: 'Interfaces take most of the effort and depend on people outside the project.',
  },
  {
    topic: 'Data and its owner',
    words: any(
      'data, records, dataset*, data owner, data steward, system of record, documents, daten*, datensätze, dateneigentümer, données, enregistrements, datos, registros',
    ),
    question: 'Which data does it hold, where is each kind of data maintained today, and who is responsible for its quality?',
    why: 'Without an owner nobody can decide what is right when two sources differ.',
  },
  {
    topic: 'Where data is kept',
    words: any(
      'data residency, residency, reside, resides, remain in, stay in, stays in, hosted, hosting, on premises, on premise, data centre, data center, datacentre, cloud, aws, azure, region, in the country, in the uk, in the eu, united states, united kingdom, canada, rechenzentrum, standort, gehostet, hébergé*, hébergement, alojad*, alojamiento, centro de datos',
    ),
    question:
      'In which country and in whose data centre or cloud may the data be stored and processed, backups and support access included?',
    why: 'It decides which products can be used at all.',
  },
  {
    topic: 'Retention and deletion',
    words: any(
      'retain*, retention, retain, stored for, months after, years after, archiv*, delet*, erase*, erasure, destroy*, purge*, kept for, keep for, aufbewahr*, gelöscht, löschen, löschung, archivage, conserv*, suppression, supprim*, conservación, borrad*, eliminad*',
    ),
    question: 'How long must each kind of data be retained, and who decides when it is deleted?',
    why: 'Retention periods are legal duties and decide storage and archive.',
  },
  {
    topic: 'Availability',
    words: any(
      'availab*, uptime, downtime, out of hours, opening hours, working hours, 24/7, around the clock, outage*, go dark, verfügbarkeit, ausfall*, betriebszeit*, rund um die uhr, disponibilité, indisponibilité, panne*, disponibilidad, caída*',
    ),
    question: 'In which hours must it be available, and how long may it be unavailable before work or customers are harmed?',
    why: 'Availability drives the cost of hosting and of support.',
  },
  {
    topic: 'Recovery',
    words: any(
      'recover*, restore*, backup*, disaster, failover, rpo, rto, data loss, be lost, wiederherstell*, datensicherung, sicherung*, notfall*, sauvegarde*, reprise, restauration, copia de seguridad, recuperación, respaldo',
    ),
    question: 'After a failure, how much work may be lost, and by when must the system be back?',
    why: 'The answer decides backup, standby systems and the tests of both.',
  },
  {
    topic: 'Performance and volume',
    words: any(
      'per second, per minute, a minute, per hour, an hour, per day, a day, per month, a month, per week, a week, at peak, peak, within seconds, response time, latency, throughput, volume*, seconds, milliseconds, minutes, pro tag, pro stunde, pro monat, sekunden, minuten, antwortzeit, last, par jour, par heure, par mois, secondes, minutes, débit, por día, por hora, al mes, segundos, minutos, rendimiento',
    ),
    question:
      'How many transactions, documents or users are there on an ordinary day and at the peak, and how quickly must each answer come?',
    why: 'Sizes and costs are calculated from these figures.',
  },
  {
    topic: 'Security and privacy',
    words: any(
      'secur*, privacy, gdpr, dsgvo, rgpd, personal data, personal information, confidential*, encrypt*, clearance, penetration, sensitive, audit*, sicherheit*, datenschutz, personenbezogen*, verschlüssel*, vertraulich*, sécurité, données personnelles, confidentiel*, chiffr*, seguridad, datos personales, privacidad, cifrad*',
    ),
    question: 'How sensitive is the data, and which security standards and assessments must the system pass before it goes live?',
    why: 'Assessments take weeks and must be in the plan from the beginning.',
  },
  {
    topic: 'Access',
    words: any(
      'access, sign on, sign in, single sign on, log in, login, log ins, sso, entra, active directory, okta, account, accounts, permission*, role, roles, mfa, anmeldung, zugriff*, zugang, rollen, berechtigung*, accès, connexion, authentification, rôles, acceso, inicio de sesión, permisos, autenticación',
    ),
    question: 'How do people sign in, who approves their access, and what must each group not be able to see or change?',
    why: 'Access rules shape the data model and cannot be added at the end.',
  },
  {
    topic: 'Operation and support',
    words: any(
      'support, operate*, operation, operations, maintenance, maintain*, run it, on call, help desk, service desk, handover, hand over, monitoring, training, betrieb*, wartung, support, übergabe, schulung*, exploitation, maintenance, assistance, formation, soporte, mantenimiento, operación, formación, capacitación',
    ),
    question: 'Who runs and supports the system after launch, with which skills and in which hours?',
    why: 'The design has to suit the people who will run it.',
  },
  {
    topic: 'Acceptance',
    words: any(
      'accept*, acceptance, sign off, signed off, test*, pass, accuracy, success criteria, measure of success, abnahme*, akzeptanz*, erfolgskriteri*, recette, acceptation, critères, aceptación, criterios, pruebas',
    ),
    question: 'Who accepts the result, by which test, and which measured figure would make you call the project a success?',
    why: 'Without an agreed test there is no agreed end.',
  },
  {
    topic: 'Dates',
    words: any(
      'deadline*, go live, milestone*, by the end of, termin*, frist*, meilenstein*, inbetriebnahme, échéance*, délai*, mise en service, plazo*, hito*, puesta en marcha, fecha*',
    ),
    question: 'Which dates are fixed, why, and in which periods must nothing change?',
    why: 'Fixed dates and freezes decide the order of the work.',
  },
  {
    topic: 'Money',
    words: any(
      'budget*, price*, cost*, funding, ceiling, vat, kosten*, finanzierung, netto, brutto, budgets, coût*, prix, presupuesto, coste*, precio*',
    ),
    question: 'Which budget is approved for building and for each year of running, and what does it have to cover?',
    why: 'Options can only be compared against a limit.',
  },
]
