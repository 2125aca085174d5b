import { isBaseForm } from './verb-forms.ts'

/** Heads of phrases that name people by what they do, in the plural; the singular is made from them. */
const heads = `
users staff employees colleagues people officers managers directors supervisors clerks assistants administrators admins coordinators engineers technicians operators analysts planners schedulers dispatchers controllers inspectors auditors accountants
buyers traders brokers dealers advisers advisors agents consultants caseworkers handlers adjusters underwriters actuaries surveyors assessors valuers examiners investigators reviewers checkers editors authors writers journalists reporters producers designers developers programmers testers architects
scientists researchers statisticians librarians archivists curators registrars conservators teachers lecturers tutors trainers instructors facilitators students pupils learners parents doctors physicians clinicians nurses midwives therapists pharmacists paramedics carers caregivers dentists hygienists radiographers
patients residents citizens customers clients consumers guests visitors passengers riders members subscribers readers donors volunteers supporters trustees councillors governors judges lawyers solicitors barristers notaries prosecutors ombudsmen ombudsman police firefighters wardens rangers guards
drivers pilots captains skippers crews crew sailors conductors couriers loaders pickers packers stewards foremen foreman fitters mechanics electricians plumbers welders machinists workers labourers apprentices farmers growers agronomists foresters fishers breeders vets veterinarians cooks chefs waiters cashiers sellers salespeople merchants merchandisers
shoppers tenants landlords owners leaseholders applicants claimants beneficiaries annuitants pensioners taxpayers suppliers vendors contractors subcontractors lessees transporters carriers hauliers forwarders shippers importers exporters partners counterparties regulators inspectorate committee board team teams desk desks hub department departments unit crew reps representatives leads lead heads chiefs executives secretaries receptionists porters
cleaners housekeepers concierges swimmers players gamblers retailers dealers franchisees bakers brewers millers butchers bodies companies organisations authorities ministries schools hospitals kaitiaki monitors dba dbas sponsors stakeholders custodians keepers moderators operators' coders buyers' interpreters translators ladies lads guys folks folk chaps counsellors psychologists chaplains verger sextons priests pastors bishops sacristans harbourmasters pilots stevedores tellers croupiers attendants ushers sextons bursars matrons umpires referees marshals medics cadets sergeants constables detectives paralegals trainees experts treasurers provosts deans captains janitors sommeliers admirals corporals lieutenants comptrollers fundraisers brewmasters dramaturgs registrants delegates envoys consuls commissioners legislators aldermen beadles ganger gangers navvies signallers signalmen deckhands bosuns pursers mates midshipmen chairpersons rapporteurs chemists docents dispensers opticians phlebotomists radiologists pathologists anaesthetists surgeons obstetricians doulas carers wardens guides technologists chemists biologists geologists hydrologists meteorologists economists controllers buyers recruiters interviewers enumerators collectors bailiffs jurors interns juniors seniors
relatives families heirs neighbours undertakers superintendents leaders lenders borrowers bookkeepers gardeners curators instructors specialists strategists pharmacologists nutritionists dietitians physiotherapists paediatricians audiologists optometrists orthodontists prosthetists embalmers celebrants imams rabbis deacons missionaries monks nuns wardens principals headteachers lecturers professors postdocs fellows candidates examinees alumni scouts athletes coaches skaters jockeys grooms stablehands trainers choreographers dancers singers musicians conductors composers painters sculptors photographers cinematographers animators illustrators typesetters proofreaders bookbinders publishers bloggers columnists correspondents presenters announcers hostesses bartenders baristas sommeliers confectioners pastrycooks greengrocers fishmongers florists jewellers goldsmiths watchmakers locksmiths blacksmiths carpenters joiners cabinetmakers upholsterers masons bricklayers plasterers roofers glaziers scaffolders surveyors draughtsmen quarrymen miners drillers blasters geodesists cartographers navigators helmsmen lockkeepers pilots stewardesses dispatchers shunters linesmen trackmen lorrymen chauffeurs cyclists pedestrians motorists commuters holidaymakers campers hikers anglers hunters trappers beekeepers shepherds vintners winegrowers coopers distillers tanners weavers tailors seamstresses dyers launderers chimneysweeps exterminators lifeguards clubs firms municipalities communes paramedics ambulancemen radiotherapists oncologists cardiologists haematologists midwives registrars coroners probationers parolees inmates prisoners detainees refugees migrants claimants widows orphans volunteers campaigners lobbyists pollsters scrutineers assessors arbitrators mediators conciliators notaries conveyancers bookmakers croupiers gamblers actuaries brokers reinsurers treasurers financiers economists forecasters
deputies masters mistresses observers luthiers subtitlers revisers proofreaders caretakers hoteliers clergy laypeople troopers timekeepers scorers stagehands dressers sculptors falconers restorers gemmologists assayers terminologists lexicographers sommeliers freelancers contributors editors referees actuaries arbiters adjudicators raters tasters graders blenders distributors dealers resellers tutors proctors invigilators examiners moderators ombudspeople quartermasters storekeepers toolmakers patternmakers setters turners millers grinders polishers platers moulders founders casters foundrymen furnacemen blacksmiths chainmen surveyors spotters marshals stewards bosuns riggers splicers handlers loaders unloaders banksmen slingers groundsmen greenkeepers gamekeepers gillies ghillies huntsmen verderers bailiffs beadles porters ushers
`
const kin =
  /^(?:wife|wives|(?:grand)?(?:mother|father|son|daughter)s?|sisters?|brothers?|uncles?|aunts?|cousins?|nieces?|nephews?|husbands?|girls?|boys?)$/
const nouns = new Set(heads.split(/\s+/).filter(Boolean))
const irregular: Record<string, string> = {
  people: 'person',
  ombudsmen: 'ombudsman',
  foremen: 'foreman',
  folk: 'folk',
  aldermen: 'alderman',
  signalmen: 'signalman',
  midshipmen: 'midshipman',
  navvies: 'navvy',
  staff: 'staff',
  crew: 'crew',
  police: 'police',
}
const singulars = new Set(
  [...nouns].map((noun) => irregular[noun] ?? noun.replace(/ies$/, 'y').replace(/(?<=ess)es$|(?<=[^s])s$/, '')),
)
const bodies =
  /^(?:team|teams|desk|desks|hub|department|departments|unit|committee|board|inspectorate|bodies|companies|organisations|authorities|ministries|schools|hospitals|clubs|firms|municipalities|communes)$/

const known = (word: string) => nouns.has(word) || singulars.has(word)

/** A daughter, a wife: people where it is said whose. */
export const isFamilyMember = (word: string) => kin.test(word.toLowerCase())
export const isRoleNoun = (word: string) => nouns.has(word.toLowerCase())
export const isSingleRole = (word: string) => singulars.has(word.toLowerCase()) && !nouns.has(word.toLowerCase())
export const isOrganisationNoun = (word: string) => bodies.test(word.toLowerCase())

/** Those who stand outside as a rule: they use a system only where the brief says that they do. */
export const isOutsider = (word: string) =>
  /^(?:patient|citizen|customer|client|consumer|guest|visitor|passenger|rider|member|donor|volunteer|claimant|applicant|beneficiary|annuitant|pensioner|taxpayer|supplier|vendor|contractor|subcontractor|lessee|transporter|carrier|haulier|regulator|swimmer|tenant|parent|resident|partner|shopper|owner|landlord|consultant|authority|ministry|company|organisation|body|school|hospital|player|gambler|trustee|councillor|board|committee|lawyer|counterparty|merchant|importer|exporter|shipper|franchisee|retailer|person|people|employee|lead|head|relative|heir|neighbour|lender|borrower|candidate|club|firm|commune|municipality|inmate|prisoner|detainee|refugee|migrant|widow|orphan|pedestrian|motorist|commuter|holidaymaker|camper|hiker|examinee|probationer|family)s?$|^(?:municipalities|families|beneficiaries|authorities|ministries|companies|bodies|counterparties)$/i.test(
    word,
  )

/** Things that are made like names of those who do something: a server serves, a printer prints. */
const instruments = new Set(
  'server computer printer scanner counter folder filter register container reader marker tracker meter order number letter timer trigger browser router header pointer loader sender recorder buffer trailer charger converter feeder finder launcher locker poster provider sampler scraper transformer wrapper viewer connector collector detector factor sensor monitor vector error sector indicator generator processor calculator simulator validator separator matter quarter chapter member offer answer layer power paper center corner border tower river parameter shelter other newsletter barometer thermometer cover former latter master character cluster adapter driver carrier supplier boiler mixer dryer conveyor compressor motor reactor refrigerator freezer cooler heater burner cutter logger repeater switcher controller starter receiver transmitter extractor importer exporter parser compiler crawler helper builder handler manager placeholder shareholder stakeholder'.split(
    ' ',
  ),
)
const moreVerbs = new Set(
  'sort grade ride cast weld bake brew paint teach sew knit farm mine fish hunt dig dive sail row cook wash iron press bind weave spin mill roast blend taste tune climb guard coach train dance sing act play umpire score tend herd shear milk harvest plough sow spray fell graft keep groom caddy bid haul lift load pack unpack price pick stack shelve tailor fit glaze roof tile plaster lay cast mould cure rig dress style film shoot edit cut mix observe umpire preach mourn bury patrol supervise escort drill blast survey'.split(
    ' ',
  ),
)
const isVerb = (stem: string) =>
  [stem, `${stem}e`, stem.replace(/([bdgklmnprt])\1$/, '$1')].some((form) => isBaseForm(form) || moreVerbs.has(form))
const noMen = /^(?:german|norman|roman|human|woman|women|yemen|ottoman|talisman|specimen|regimen|acumen|omen|amen|abdomen)s?$/
const noList =
  /(?:check|work|wish|short|play|watch|black|white|pick|price|out|ex|as|in|res|con|per|sub|tw|wr|m|en)list$|^(?:exist|assist|insist|resist|consist|persist|subsist|twist|wrist|mist|list)s?$/
const doers =
  /^\p{L}{2,}(?:master|keeper|worker|maker|holder|clerk|teacher|nurse|guard|bearer|runner|warden|smith|wright|monger|eer)s?$/u

/** Names of those who do something, made from a verb: sorters, graders, linesmen; no instrument that is named so. */
export function isDoer(word: string): boolean {
  const lower = word.toLowerCase()
  const one = lower.replace(/s$/, '')
  if (known(lower) || instruments.has(one) || lower.length < 5) return false
  if (/m[ae]n$/.test(lower)) return lower.length > 6 && /[sredyhkgtw]m[ae]n$/.test(lower) && !noMen.test(lower)
  if (doers.test(lower))
    return !/^(?:(?:share|stake|place|card|candle|pot)holder|career|beer|peer|pioneer|sheer|steer|cheer|veneer)s?$/.test(lower)
  if (/ists?$/.test(lower)) return one.length > 6 && !noList.test(one)
  const stem = /^(\p{L}{3,})(?:er|or)$/u.exec(one)?.[1]
  return stem !== undefined && isVerb(stem)
}

const likePerson = /(?:[^l]ists|[^l]ist|ians?|eurs?|euses?|stress(?:es)?|m[ae]n|girls?|maids?|wrights?|smiths?|herds?)$/
/** Made like a name of people: a milkmaid, a forewoman, an affineur. */
export const isLikePerson = (word: string) => {
  const lower = word.toLowerCase()
  return (
    known(lower) ||
    isDoer(lower) ||
    (lower.length > 5 &&
      likePerson.test(lower) &&
      !noMen.test(lower) &&
      !noList.test(lower) &&
      !/(?:meridian|median|radian|mattress|fortress|distress|buttress)(?:es|s)?$/.test(lower))
  )
}

/** Single persons from outside, whom a system may well serve; no firms and no authorities. */
export const isPrivate = (word: string) =>
  /^(?:patient|citizen|customer|client|guest|visitor|passenger|rider|member|donor|volunteer|claimant|applicant|pensioner|tenant|parent|resident|shopper|landlord|relative|heir|neighbour|lender|borrower|candidate|player|swimmer|motorist|commuter|camper|examinee|landowner|owner|lawyer|trustee|haulier|lessee)s?$/i.test(
    word,
  )
