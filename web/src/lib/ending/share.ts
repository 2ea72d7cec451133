/** What leaves the page: a link or a picture. Phones share it their own way; elsewhere it is copied or saved, which is what
 * people at a desk do with it. */

const onPhone = () => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

/** Shares a link, or copies it. Returns how it went. */
export async function shareLink(url: string, text: string): Promise<'shared' | 'copied' | 'changed-mind'> {
  if (onPhone()) {
    try {
      await navigator.share({ title: 'Hexapod', text, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'changed-mind';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}

/** Shares a file where the device can, else saves it. Returns whether it was saved. */
export async function shareFile(file: File, text: string): Promise<boolean> {
  if (onPhone() && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text });
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser still reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
