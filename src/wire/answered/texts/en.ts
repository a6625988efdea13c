/** Texts about answers of services of others, in English. */
export const en = {
  answered: {
    maybeDone: "This may have been done anyway: check before you try again.",
    nothingChanged:
      "The service says that it changed nothing (status {{status}}). It may have been this way already, or have been deleted.",
    noLongerListed:
      "The record has left this list, so nothing was done. Others may have deleted, moved or restored it.",
    notReadAgain: "Nothing was sent, because the record could not be read again first: {{reason}}",
    otherRecord:
      "The service returned record “{{answered}}” instead of “{{asked}}”. It is not shown, so that nothing is saved to the wrong one. Tell whoever runs the service.",
    saysNothing:
      "The answer does not say that this was done (status {{status}}): according to the service's document, {{place}} should.",
    saysOther:
      "The answer does not say that this was done (status {{status}}): {{place}} is {{value}}.",
    unclear:
      "The service's answer is not what its document declares (status {{status}}), so this may not have been done. Check before you try again.",
  },
};
