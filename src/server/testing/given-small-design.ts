/** A small brief that composes quickly; with a reference design it has a picture. */
export const designRequirements = {
  businessObjective: 'Passengers buy a ticket for the ferry on their telephone before they are on board.',
  technicalRequirements:
    'The ticket is shown within 2 seconds. Tickets are checked by the deck crew without a network. Payments are taken through Stripe. The timetable is read from the Hafas timetable system every 15 minutes. The office sees the sales of each day in a dashboard.',
}
/** The id of the picture's block in its document. */
export const pictureOfDesign = 'summary-picture'
