export const markAsAnswered = 'Als beantwortet markieren'
export const close = 'Schließen'
export const openAgain = 'Wieder öffnen'
export const yourEnquiry = 'Ihre Anfrage'
export const dear = (name: string) => `Guten Tag ${name},\n\n`
export const enquiryFromIsNowUnder = (name: string, chosen: string) => `Die Anfrage von ${name} steht jetzt unter „${chosen}“.`
export const writeTo = (name: string) => `An ${name} schreiben`
export const enquiryFrom = (label: string, name: string) => `${label}: Anfrage von ${name}`
export const byOn = (state: string, by: string, moment: string) => `${state} von ${by} am ${moment}`
export const answered = 'Beantwortet'
export const closed = 'Geschlossen'
export const enquiries = 'Anfragen'
export const whatVisitorsOfSiteHave = 'Was Besucher der Website gefragt haben.'
export const enquiriesAreForStaff = 'Anfragen sind nur für das Team.'
export const whatIsSentFromFoot = 'Hier erscheint, was vom Ende der Startseite gesendet wird.'
export const whatYouMarkAsAnswered = 'Hier erscheint, was Sie als beantwortet markieren.'
export const whatYouCloseWillStand = 'Hier erscheint 90 Tage lang, was Sie schließen.'
export const whichEnquiries = 'Welche Anfragen'
export const newestAreShown = (list: number) => `Die neuesten ${list} werden angezeigt.`
export const noneInState = {
  new: 'Keine neue Anfrage',
  answered: 'Keine beantwortete Anfrage',
  closed: 'Keine geschlossene Anfrage',
}
export const them = 'diese Person'
