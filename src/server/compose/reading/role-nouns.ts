/** Heads of phrases that name people by what they do, in the plural; the singular is made from them. */
const heads = `
users staff employees colleagues people officers managers directors supervisors clerks assistants administrators admins coordinators engineers technicians operators analysts planners schedulers dispatchers controllers inspectors auditors accountants
buyers traders brokers dealers advisers advisors agents consultants caseworkers handlers adjusters underwriters actuaries surveyors assessors valuers examiners investigators reviewers checkers editors authors writers journalists reporters producers designers developers programmers testers architects
scientists researchers statisticians librarians archivists curators registrars conservators teachers lecturers tutors trainers instructors facilitators students pupils learners parents doctors physicians clinicians nurses midwives therapists pharmacists paramedics carers caregivers dentists hygienists radiographers
patients residents citizens customers clients consumers guests visitors passengers riders members subscribers readers donors volunteers supporters trustees councillors governors judges lawyers solicitors barristers notaries prosecutors ombudsmen ombudsman police firefighters wardens rangers guards
drivers pilots captains skippers crews crew sailors conductors couriers loaders pickers packers stewards foremen foreman fitters mechanics electricians plumbers welders machinists workers labourers apprentices farmers growers agronomists foresters fishers breeders vets veterinarians cooks chefs waiters cashiers sellers salespeople merchants merchandisers
shoppers tenants landlords owners leaseholders applicants claimants beneficiaries annuitants pensioners taxpayers suppliers vendors contractors subcontractors lessees transporters carriers hauliers forwarders shippers importers exporters partners counterparties regulators inspectorate committee board team teams desk desks hub department departments unit crew reps representatives leads lead heads chiefs executives secretaries receptionists porters
cleaners housekeepers concierges swimmers players gamblers retailers dealers franchisees bakers brewers millers butchers bodies companies organisations authorities ministries schools hospitals kaitiaki monitors dba dbas sponsors stakeholders custodians keepers moderators operators' coders buyers' interpreters translators counsellors psychologists chaplains verger sextons priests pastors bishops sacristans harbourmasters pilots stevedores tellers croupiers attendants ushers guides technologists chemists biologists geologists hydrologists meteorologists economists controllers buyers recruiters interviewers enumerators census-takers collectors bailiffs jurors interns juniors seniors
`
const nouns = new Set(heads.split(/\s+/).filter(Boolean))
const irregular: Record<string, string> = {
  people: 'person',
  ombudsmen: 'ombudsman',
  foremen: 'foreman',
  staff: 'staff',
  crew: 'crew',
  police: 'police',
}
const singulars = new Set([...nouns].map((noun) => irregular[noun] ?? noun.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')))
const bodies =
  /^(?:team|teams|desk|desks|hub|department|departments|unit|committee|board|inspectorate|bodies|companies|organisations|authorities|ministries|schools|hospitals)$/

export const isRoleNoun = (word: string) => nouns.has(word.toLowerCase())
export const isSingleRole = (word: string) => singulars.has(word.toLowerCase()) && !nouns.has(word.toLowerCase())
export const isBody = (word: string) => bodies.test(word.toLowerCase())

/** Those who stand outside as a rule: they use a system only where the brief says that they do. */
export const isOutsider = (word: string) =>
  /^(?:patient|citizen|customer|client|consumer|guest|visitor|passenger|rider|member|donor|volunteer|claimant|applicant|beneficiary|annuitant|pensioner|taxpayer|supplier|vendor|contractor|subcontractor|lessee|transporter|carrier|haulier|regulator|swimmer|tenant|parent|resident|partner|shopper|owner|landlord|consultant|authority|ministry|company|organisation|body|school|hospital|player|gambler|trustee|councillor|board|committee|lawyer|counterparty|merchant|importer|exporter|shipper|franchisee|retailer|person|people|employee|lead|head|unit|department)s?$|^(?:beneficiaries|authorities|ministries|companies|bodies|counterparties)$/i.test(
    word,
  )
