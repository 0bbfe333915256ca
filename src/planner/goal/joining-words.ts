/** A word or sign that joins the last member of a list to those before it, in five languages: 'Ana, Bo and Cem', 'Ana + Bo'. */
export const JOINT = /^(?:and|&|\+|plus|und|y|et|e)$/u

/** What stands between any two members of a list. */
export const JOINT_OR_COMMA = /^(?:,|and|&|\+|plus|und|y|et|e)$/u

/** What joins a clause to the one before it; it says nothing of either. */
export const CLAUSE_JOINT = /^(?:and|&|\+|plus|but|so|then|also|while|whereas|und|aber|dann|w[aä]hrend|y|pero|luego|mientras|et|mais|puis|tandis|e|mas|depois|enquanto)$/u
