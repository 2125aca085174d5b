export const confirmYourAddress = 'Confirm your address'
export const fromThenOnYouSee = 'From then on you see what is shared with it.'
export const thisIsMyAddress = 'This is my address'
export const isYourAddressNow = (email: string) => `${email} is your address now.`
export const goToDashboard = 'Go to the dashboard'
