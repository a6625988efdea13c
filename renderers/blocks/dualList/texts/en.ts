/** The English texts of the kind `dualList`; every other language must have the same keys. */
export const en = {
  dualList: {
    addAll: "Add all shown",
    addSelected: "Add selected",
    added_one: "{{count}} added",
    added_other: "{{count}} added",
    candidates: "Available",
    cannotBeSaved: "Your changes are still here, but they can no longer be saved.",
    count_one: "{{count}} item",
    count_other: "{{count}} items",
    countFound: "{{found}} of {{total}} shown",
    countSelected: "{{selected}} of {{total}} selected",
    current: "Chosen",
    discardMine: "Discard my changes",
    find: "Search",
    gone: "No longer there: {{names}}",
    hideChanges: "Hide changes",
    incomplete:
      "The list of chosen items is incomplete, so it cannot be changed here: saving would remove the missing items.",
    isGone: "Removed",
    isNew: "Added",
    listHint:
      "Space selects, Enter moves one item, the arrow key towards the other list moves all selected items.",
    noMatch: "Nothing found",
    nothing: "Nothing here",
    othersAdded: "Others added: {{names}}",
    othersRemoved: "Others removed: {{names}}",
    ownDone: "All your changes are already in the list. There is nothing left to save.",
    ownKept:
      "Your changes are kept on top of the newer list: {{added}} added, {{removed}} removed.",
    permissionLost:
      "You no longer have permission to change this. Your changes stay here so that you can note them down, but they cannot be saved.",
    removeAll: "Remove all shown",
    removeSelected: "Remove selected",
    removed_one: "{{count}} removed",
    removed_other: "{{count}} removed",
    reset: "Reset",
    saveMine: "Save my changes too",
    search: "Search in {{list}}",
    selectAll: "Select all in {{list}}",
    showChanges: "Show changes",
    takeBack: "Undo “{{name}}”",
    treeHint:
      "Space selects, Enter moves one item, Ctrl with the arrow key towards the other list moves all selected items.",
    unchanged: "No changes",
    withBelow: "Include everything below",
  },
};
