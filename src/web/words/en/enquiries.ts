export const markAsAnswered = 'Mark as answered'
export const close = 'Close'
export const openAgain = 'Open again'
export const yourEnquiry = 'Your enquiry'
export const dear = (name: string) => `Dear ${name},

`
export const enquiryFromIsNowUnder = (name: string, chosen: string) => `The enquiry from ${name} is now under “${chosen}”.`
export const writeTo = (name: string) => `Write to ${name}`
export const enquiryFrom = (label: string, name: string) => `${label}: enquiry from ${name}`
export const byOn = (state: string, by: string, moment: string) => `${state} by ${by} on ${moment}`
export const answered = 'Answered'
export const closed = 'Closed'
export const enquiries = 'Enquiries'
export const whatVisitorsOfSiteHave = 'What visitors of the site have asked.'
export const enquiriesAreForStaff = 'Enquiries are for staff.'
export const whatIsSentFromFoot = 'What is sent from the foot of the landing page will appear here.'
export const whatYouMarkAsAnswered = 'Enquiries that you mark as answered appear here.'
export const whatYouCloseWillStand = 'What you close will appear here, for 90 days.'
export const whichEnquiries = 'Which enquiries'
export const newestAreShown = (list: number) => `The newest ${list} are shown.`
export const noneInState = { new: 'No enquiry is new', answered: 'No enquiry is answered', closed: 'No enquiry is closed' }
export const them = 'them'
