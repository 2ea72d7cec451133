/** The link of a set, and its file on the disk. */
export const linkOf = (id: string) => `${location.origin}/sets/${id}`;

/** Saves a data file on this device. */
export function download(title: string, data: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([data], { type: 'application/toml' }));
  link.download = `${title.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '') || 'set'}.toml`;
  link.click();
  URL.revokeObjectURL(link.href);
}
