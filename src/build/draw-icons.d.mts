export declare function drawIcons(): Promise<Record<string, string>>
