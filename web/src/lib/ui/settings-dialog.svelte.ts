/** Whether the settings lie over the page. They are no part of it, as another language makes the whole page anew. */
export const settingsDialog = $state({ open: false });
