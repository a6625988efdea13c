/** What every drawer of the shell receives. */
export interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}
